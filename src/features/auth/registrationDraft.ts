import { inviteCodeNames, type InviteCodes } from '../../engine/form/inviteCodeNames'
import type { FormModel } from '../../lib/form/model'
import { tokenGone } from '../../session/session'
import { createFormStore, type FormStore } from '../../ui/form/formStore'

/**
 * What was typed to register, over both tabs and however often the dialog is closed. In memory alone, as passwords are
 * among it; gone once the account is open, and with any session, since another person may come after it.
 */
interface Draft {
  readonly store: FormStore
  codes: InviteCodes
}

let draft: Draft | undefined
let tab: string | undefined

/**
 * The values of the form. Codes of a newer invitation take the place of what stood in their fields, and a code of the
 * older one goes from a field that the newer has none for.
 */
export function draftStore(model: FormModel, codes: InviteCodes): FormStore {
  draft ??= { store: createFormStore(model), codes }
  const { store, codes: before } = draft
  store.use(model)
  for (const name of inviteCodeNames) {
    const code = codes[name]
    const former = before[name]
    if (code === former) continue
    if (code !== undefined) store.set(name, code)
    else if (store.value(name) === former) store.set(name, '')
  }
  draft.codes = codes
  return store
}

export const draftTab = (): string | undefined => tab
export const keepDraftTab = (id: string): void => void (tab = id)

export function forgetDraft(): void {
  draft = undefined
  tab = undefined
}

tokenGone.add(forgetDraft)

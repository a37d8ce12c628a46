import { inviteCodeNames, type InviteCodes } from '../../engine/form/inviteCodeNames'
import type { FormModel } from '../../lib/form/model'
import { tokenGone } from '../../session/session'
import { createFormDraft, type FormDraft } from '../../ui/form/formDraft'

/**
 * What was typed to register, over both tabs and however often the dialog is closed. In memory alone, as passwords are
 * among it; gone once the account is open, and with any session, since another person may come after it.
 */
interface Draft {
  readonly form: FormDraft
  codes: InviteCodes
}

let draft: Draft | undefined
let tab: string | undefined

/**
 * The values of the form. Codes of a newer invitation take the place of what stood in their fields, and a code of the
 * older one goes from a field that the newer has none for.
 */
export function registrationDraft(model: FormModel, codes: InviteCodes): FormDraft {
  draft ??= { form: createFormDraft(model), codes }
  const { form, codes: before } = draft
  form.use(model)
  for (const name of inviteCodeNames) {
    const code = codes[name]
    const former = before[name]
    if (code === former) continue
    if (code !== undefined) form.set(name, code)
    else if (form.value(name) === former) form.set(name, '')
  }
  draft.codes = codes
  return form
}

export const draftTab = (): string | undefined => tab
export const keepDraftTab = (id: string): void => void (tab = id)

export function forgetDraft(): void {
  draft = undefined
  tab = undefined
}

tokenGone.add(forgetDraft)

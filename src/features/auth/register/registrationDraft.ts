import { inviteCodeNames, type InviteCodes } from '../../../engine/form/inviteCodeNames'
import type { FormModel, FormValue } from '../../../lib/form/model'
import { tokenGone } from '../../../session/session'
import { createFormDraft, type FormDraft } from '../../../ui/form/formDraft'
import { fits, forgetKept, isKept, isOver, readKept, writeKept } from './keptValues'

/**
 * What was typed to register, over both tabs, however often the dialog is closed, and over a reload of the tab. Passwords
 * and codes are in memory alone, and while it is open. Gone once the account is open, with any session, since another person may come after
 * it, and an hour after the last change.
 */
interface Draft {
  readonly brand: string
  readonly form: FormDraft
  codes: InviteCodes
  /** Epoch milliseconds of the last change. */
  at: number
  /** What may be written down of both tabs. */
  readonly values: Map<string, FormValue>
}

/** A try to open an account whose answer never came. In memory alone: it holds the password. */
export interface LostTry {
  /** Username, or the number where the account goes by it. */
  readonly account: string
  readonly mobileNum: string | undefined
  readonly password: string | undefined
  /** Epoch milliseconds. */
  readonly at: number
  /** The login with this password was refused: it is not tried again. */
  readonly refused: boolean
}

let draft: Draft | undefined
let lost: LostTry | undefined
let tab: string | undefined
let step = 0

/** Milliseconds from a key press to its being written down: not at each of them. */
const writingDelay = 300

const begun = new Set<(form: FormDraft) => void>()

/** Hears of a draft that takes the place of one which an open form still shows. */
export function onDraftBegun(listener: (form: FormDraft) => void): () => void {
  begun.add(listener)
  return () => void begun.delete(listener)
}

/**
 * The values of the form. A newer invitation puts its codes into their fields, and empties a field for which it has none
 * where the code of the older one still stands there.
 */
export function registrationDraft(brand: string, model: FormModel, codes: InviteCodes): FormDraft {
  dropOld()
  if (draft === undefined) {
    draft = begin(brand, model, codes)
    const { form } = draft
    begun.forEach((listener) => listener(form))
  }
  const { form, codes: before } = draft
  form.use(model)
  fill(draft, model)
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

function begin(brand: string, model: FormModel, codes: InviteCodes): Draft {
  const form = createFormDraft(model)
  const now = Date.now()
  const kept = readKept(brand, now) ?? { codes, at: now, values: {} }
  return { brand, form, ...kept, values: new Map(Object.entries(kept.values)) }
}

/** What a reload left. Storage may hold anything: what is no value of its field is dropped. */
function fill({ form, values }: Draft, { fields, schema }: FormModel): void {
  for (const field of fields) {
    const { name } = field
    const value = values.get(name)
    if (value === undefined || form.state(name).typed) continue
    if (fits(field, schema.properties[name], value)) form.type(name, value)
    else values.delete(name)
  }
}

/** Writes down what is typed in the fields of this form, until it is told to stop. */
export function keepTyped(model: FormModel): () => void {
  const own = draft
  if (!own) return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (draft === own) writeDown(own)
  }
  const stops = model.fields.map((field) => {
    let last = own.form.value(field.name)
    return own.form.subscribe(field.name, () => {
      const value = own.form.value(field.name)
      // other settings, or a field that is left, are no change of what was typed
      if (value !== last) own.at = Date.now()
      last = value
      if (!isKept(field) || value === undefined || !own.form.state(field.name).typed) return
      if (own.values.get(field.name) === value) return
      own.values.set(field.name, value)
      timer ??= setTimeout(write, writingDelay)
    })
  })
  const writeWaiting = () => {
    if (timer !== undefined) write()
  }
  window.addEventListener('pagehide', writeWaiting)
  return () => {
    stops.forEach((stop) => stop())
    window.removeEventListener('pagehide', writeWaiting)
    writeWaiting()
  }
}

const writeDown = ({ brand, at, codes, values }: Draft) =>
  writeKept(brand, { at, tab, codes, values: Object.fromEntries(values) })

/** The tab that was chosen last, before a reload too. */
export function draftTab(brand: string): string | undefined {
  dropOld()
  return (tab ??= draft === undefined ? readKept(brand, Date.now())?.tab : undefined)
}

export function keepDraftTab(id: string): void {
  tab = id
  step = 0
  if (draft !== undefined && draft.values.size > 0) writeDown(draft)
}

/** How far the form of this tab was filled in; it begins anew with a reload, as passwords do. */
export const draftStep = (): number => step
export const keepDraftStep = (at: number): void => void (step = at)

/** The try for this account that was not answered; one for another is forgotten. */
export function lostTry(account: string): LostTry | undefined {
  if (lost !== undefined && (lost.account !== account || isOver(lost.at, Date.now()))) lost = undefined
  return lost
}
export const keepLostTry = (sent: LostTry): void => void (lost = sent)

function dropOld(): void {
  if (draft !== undefined && isOver(draft.at, Date.now())) forgetDraft()
}

/** The dialog was closed: whoever opens it next may be another person, and finds what a reload would leave. */
export function leaveDraft(): void {
  if (draft !== undefined && draft.values.size > 0) writeDown(draft)
  draft = undefined
  step = 0
}

export function forgetDraft(): void {
  draft = undefined
  lost = undefined
  tab = undefined
  step = 0
  forgetKept()
}

tokenGone.add(forgetDraft)

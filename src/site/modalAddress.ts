import { sitePath } from '../lib/webAddress'
import { popupVendor } from './launch/popupPath'
import { modals, paths } from './paths'

/** Where the visitor is, as the router has it. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

/** State that the dialog's own history entry carries, so that closing goes back instead of stacking entries. */
interface ModalState {
  readonly openedModal?: true
}

/** A move of the router. */
export interface Move {
  readonly to: { readonly pathname: string; readonly search: string }
  readonly replace: boolean
  readonly state: unknown
}

const key = 'modal'

/**
 * What stands in the address for a dialog besides its name: it comes and goes with it. `next` is handed on between the
 * dialogs of one sign-in.
 */
const own: Readonly<Record<string, readonly string[]>> = {
  [modals.login]: ['next', 'way', 'reason'],
  [modals.forgot]: ['next'],
  [modals.register]: ['next'],
  [modals.games]: [popupVendor],
  [modals.deposit]: ['deposit'],
}
const all = new Set(Object.values(own).flat())
const ownOf = (name: string | undefined): readonly string[] =>
  name !== undefined && Object.hasOwn(own, name) ? (own[name] ?? []) : []

/** The login page has the login on it: there these are the page's, and the dialog is none. */
const ofPage = (pathname: string): readonly string[] => (pathname === paths.login ? ownOf(modals.login) : [])
const isOnPage = (pathname: string, name: string | undefined) => pathname === paths.login && name === modals.login

/** The dialog that an address has open. */
export function modalAt({ pathname, search }: Pick<Place, 'pathname' | 'search'>): string | undefined {
  const name = new URLSearchParams(search).get(key) ?? undefined
  return isOnPage(pathname, name) ? undefined : name
}

/** Dialogs that are over once somebody is signed in. */
const signIns: readonly (string | undefined)[] = [modals.login, modals.forgot]

/** Where somebody who is signed in already goes from a dialog of the sign-in. */
export const wayOn = (place: Pick<Place, 'pathname' | 'search'>): string | undefined =>
  signIns.includes(modalAt(place)) ? sitePath(new URLSearchParams(place.search).get('next')) : undefined

/** Parameters of an address that are about a dialog which is not there to be shown, such as one of a stale link. */
export function untrueModal(
  place: Pick<Place, 'pathname' | 'search'>,
  isThere: (name: string) => boolean,
): readonly string[] {
  const named = new URLSearchParams(place.search).get(key)
  const shown = modalAt(place)
  if (named === null || (shown !== undefined && isThere(shown))) return []
  const kept = ofPage(place.pathname)
  return [key, ...ownOf(named).filter((each) => !kept.includes(each))]
}

/**
 * Opens a dialog, in place of the one that is open; the same one anew, with nothing of what it had been opened for: its
 * visitor was leaving it. Undefined: there is nowhere to go, what is wanted is there.
 */
export function openMove(place: Place, name: string, extra: Readonly<Record<string, string>>): Move | undefined {
  const { pathname, search, state } = place
  const params = new URLSearchParams(search)
  const replace = params.has(key)
  if (isOnPage(pathname, name)) return replace ? closed(place) : undefined
  const before = modalAt(place)
  const handed = before === name ? [] : ownOf(before)
  const kept = [...ofPage(pathname), ...ownOf(name).filter((each) => handed.includes(each))]
  for (const each of all) if (!kept.includes(each)) params.delete(each)
  params.set(key, name)
  for (const [each, value] of Object.entries(extra)) params.set(each, value)
  const opened: ModalState = { openedModal: true }
  return { to: { pathname, search: params.toString() }, replace, state: replace ? state : opened }
}

/** Closes the dialog: back to where it was opened, or its part of the address goes. */
export function closeMove(place: Place): Move | 'back' {
  const { openedModal } = (place.state ?? {}) as ModalState
  return openedModal ? 'back' : closed(place)
}

/** An address without a dialog of the sign-in, which is over where it is come back to. */
export function withoutSignIn(place: Pick<Place, 'pathname' | 'search'>): string {
  if (![...signIns, modals.register].includes(modalAt(place))) return place.pathname + place.search
  return withoutDialog(place)
}

/** An address without the dialog that it has open. */
export function withoutDialog(place: Pick<Place, 'pathname' | 'search'>): string {
  const { pathname, search } = closed(place).to
  return search === '' ? pathname : `${pathname}?${search}`
}

function closed({ pathname, search }: Pick<Place, 'pathname' | 'search'>): Move {
  const params = new URLSearchParams(search)
  const kept = ofPage(pathname)
  for (const each of ownOf(params.get(key) ?? undefined)) if (!kept.includes(each)) params.delete(each)
  params.delete(key)
  return { to: { pathname, search: params.toString() }, replace: true, state: undefined }
}

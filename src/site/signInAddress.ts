import { modalAt, type Place as AddressedPlace, withoutSignIn } from './modalAddress'
import { modals, paths } from './paths'

type Place = Pick<AddressedPlace, 'pathname' | 'search'>

const isHome = (pathname: string) => pathname === paths.root || pathname === paths.home
const withNext = (address: string, place: Place) =>
  `${address}${address.includes('?') ? '&' : '?'}next=${encodeURIComponent(withoutSignIn(place))}`

/**
 * Where a brand that requires a session sends a visitor (spec §2): to the login, or to the registration that was asked for.
 * @param ended the session was over on this very page: whoever left is not led back to it
 */
export function gateAddress(place: Place, ended: boolean): string {
  if (!ended && modalAt(place) === modals.register) return registerAddress(place)
  return ended || isHome(place.pathname) ? paths.login : withNext(paths.login, place)
}

/** Who follows a link to the registration, as in an advertisement, gets there, with the codes that the link carries. */
function registerAddress({ search }: Place): string {
  const codes = new URLSearchParams(search)
  codes.delete('modal')
  codes.delete('next')
  return codes.size === 0 ? paths.register : `${paths.register}?${codes.toString()}`
}

/** Instead of a page that needs a session: home with the login dialog, which leads back; after logging out, home alone. */
export const firstAddress = (place: Place, ended: boolean): string =>
  ended ? paths.home : withNext(`${paths.home}?modal=${modals.login}`, place)

/** Where a password that was changed has to be logged in with. */
export const logInAddress = (loginRequired: boolean): string =>
  loginRequired ? `${paths.login}?reason=changed` : `${paths.home}?modal=${modals.login}&reason=changed`

/** The address says that the password was changed, for the login that stands there. */
export const saysChanged = (place: Place): boolean =>
  new URLSearchParams(place.search).get('reason') === 'changed' &&
  (place.pathname === paths.login || modalAt(place) === modals.login)

import { modals, paths } from '../../src/site/paths'

/** Where visitors land: an address, or one with a dialog over it. */
export const landings: Readonly<Record<string, string>> = {
  home: paths.home,
  'sign-in': paths.login,
  slots: paths.category.RNG,
  'live games': paths.category.LIVE,
  promotions: paths.promotions,
  help: paths.help,
  VIP: paths.vip,
  registration: paths.register,
  'forgot password': `${paths.login}?modal=${modals.forgot}`,
}

import type { MemberPageKey } from '../engine/pageKeys'

/** Every address of the site has its home here (spec §2, routes). */
export const paths = {
  root: '/',
  home: '/index',
  register: '/register',
  registerHtml: '/register.html',
  login: '/login',
  member: '/member',
  agentHome: '/agentHome',
  pointMall: '/pointMall',
  vip: '/vip',
  winners: '/winners',
  feedback: '/feedback',
  promotions: '/promotions',
  /** The member's applications and other entries. */
  promotionEntries: '/promotions/mine',
  promotion: (id: string) => `/promotions/detail/${encodeURIComponent(id)}`,
  help: '/help',
  helpArticle: (id: string) => `/help?article=${encodeURIComponent(id)}`,
  notice: (id: string) => `/notices/${encodeURIComponent(id)}`,
  helpBare: '/helpmc',
  /** A page of the folder pages/ of the brand. */
  ownPage: (name: string) => `/pages/${encodeURIComponent(name)}`,
  download: '/down',
  game: '/game',
  category: {
    LIVE: '/live',
    SPORTS: '/sports',
    FISH: '/fish',
    RNG: '/rng',
    PVP: '/pvp',
    ELOTT: '/elott',
    LOTT: '/lottery',
    ESPORTS: '/esports',
    COCKFIGHT: '/cockfight',
    JACKPOT: '/jackpot',
    MINI: '/mini',
  },
  seamless: '/seamless',
  join: '/join',
} as const

/** A page of the member centre by its key (spec §2). */
export const memberPage = (pageKey: MemberPageKey): string => `${paths.member}?page=${pageKey}`

export type Category = keyof typeof paths.category

/** The category whose page stands at a path, its pages below included. */
export const categoryAt = (pathname: string): string | undefined =>
  Object.entries(paths.category).find(([, path]) => pathname === path || pathname.startsWith(`${path}/`))?.[0]

/** Dialogs that an address can open, spec §2 Modals, as the query `modal`. */
export const modals = {
  login: 'loginPopupModal',
  register: 'registerModal',
  forgot: 'forgetPassModal',
  notices: 'noticeModal',
  password: 'changePasswordModal',
  payment: 'paymentPasswordModal',
  afterLogin: 'afterLoginModal',
  games: 'gamePopupModal',
  wallets: 'walletsModal',
  search: 'searchModal',
  routes: 'routesModal',
  deposit: 'depositModal',
} as const

import type { Condition } from './condition'

/**
 * What each slot's entries carry besides the common fields. A feature contributes to a slot; the layout that
 * owns the slot draws what `assemble` left in it.
 */
export interface Slots {
  /** Game categories of the header (spec §2 Header). */
  'header.category': { readonly category: string; readonly path: string; readonly landsOnPage: boolean }
  /** Links beside the categories: points mall, promotions, VIP, help. */
  'header.link': { readonly to: string; readonly needsLogin?: boolean }
  /** Small tools of the header: notices, app download, language, theme, customer service. */
  'header.tool': Drawn
  /** What stands at the end of the header: sign-in buttons or the account panel. */
  'header.account': Drawn
  /** Below the balance in the header: where it stands. */
  'account.balance': Drawn
  /** Below the list of wallets in the member centre: what can be done with them. */
  'account.wallets': Drawn
  /** Avatar menu of somebody signed in. */
  'account.menu': {
    readonly to?: string
    readonly action?: string
    readonly dividerBefore?: boolean
    readonly badge?: BadgeName
  }
  /** Side menu of the member centre; page keys of spec §2. */
  'member.menu': CentreEntry
  /** Side menu of the agent centre; page keys of spec §2. */
  'agent.menu': CentreEntry
  /** Ways to help in the extra-help panel (spec §2, other screens). */
  'help.panel': { readonly to?: string; readonly action?: string }
  /** Bar for the thumb on phones, five places. */
  'bottom.bar': { readonly to?: string; readonly action?: string }
  /** Sections of home, top to bottom. */
  'home.section': Drawn
  /** Groups of the footer. */
  'footer.group': Drawn
  /** Tabs of the dialogs, spec §2 Modals. */
  'login.tab': Drawn
  /** Ways to log in by another service, below the tabs: Google, Facebook, the browser's own store. */
  'login.other': Drawn
  'register.tab': { readonly method: 'username' | 'mobile' }
  'forgot.tab': Drawn
  /** Drawn once somebody has signed in, until the page is left: what is said then (spec §4, after-login modal). */
  'after.login': Drawn
  /** Drawn on every page while somebody is signed in: what watches over the session. */
  'signed.in': Drawn
  /** Over the lobby (home and category pages), and beside the title of a launched game. */
  'game.bar': Drawn
  /** Below the games of a category page, for the categories named or for all. */
  'category.section': { readonly categories?: readonly string[] } & Drawn
  /** Dialogs, opened by name: loginPopupModal, registerModal, noticeModal. */
  modal: Drawn
  /** Pages; the router is made of them. */
  page: {
    readonly path: string
    readonly aliases?: readonly string[]
    readonly frame: 'full' | 'headerOnly' | 'bare'
    /** Spec §2: shown without a session even where the brand requires one. */
    readonly openToVisitors?: boolean
  } & Drawn
}

/** Counts that a menu shows beside a label: messages not read, missions to do (spec §2). */
export type BadgeName = 'unread' | 'missions'

/** A page of the member or agent centre: the key that names it in the address, and others that lead there too. */
export interface CentreEntry extends Drawn {
  readonly pageKey: string
  readonly aliases?: readonly string[]
  readonly badge?: BadgeName
}

/** Component loaded when the entry is drawn. The layout that owns the slot says which props it gets. */
export interface Drawn {
  readonly load: () => Promise<{ readonly default: unknown }>
}

export type SlotName = keyof Slots

interface Common {
  /** Unique in its slot. Brands name it in their overrides. */
  readonly id: string
  /** Place among the others; product entries are at 10, 20, 30 … */
  readonly order: number
  readonly when?: Condition
  /** Message key of the label. */
  readonly label?: string
  readonly icon?: string
  readonly group?: string
  readonly variant?: string
}

export type Entry<S extends SlotName = SlotName> = {
  [K in S]: Common & { readonly slot: K; readonly props: Slots[K] }
}[S]

/** Declares one entry. `const` keeps ids literal for the reference that is generated from the registry. */
export function entry<const S extends SlotName>(slot: S, declared: Common & { readonly props: Slots[S] }): Entry<S> {
  return { slot, ...declared }
}

/** What a feature folder exports from `feature.ts`. */
export interface Feature {
  readonly id: string
  readonly entries: readonly Entry[]
}

import type { MessageKey } from '../contract/messageKeys'
import type { IconName } from '../lib/iconNames'
import type { BrandValue, Condition } from './condition'
import type { DrawnAtEdge } from './drawnAtEdge'
import type { PageCallId } from './edgeCalls'
import type { AgentPageKey, MemberPageKey } from './pageKeys'
import type { Item } from './site'

/** Of a part on phones and on wider screens, in CSS pixels: its place is kept so while it loads. */
export type Heights = readonly [phone: number, wide: number]

/**
 * What each slot's entries carry besides the common fields. A feature contributes to a slot; the layout that
 * owns the slot draws what `assemble` left in it.
 */
export interface Slots {
  /** Game categories of the header (spec §2 Header). */
  'header.category': { readonly category: string; readonly path: string; readonly landsOnPage: boolean }
  /** Links beside the categories: points mall, promotions, VIP, help. */
  'header.link': { readonly to: string; readonly needsLogin?: boolean }
  /**
   * Small tools of the header: notices, app download, language, theme, customer service. Where the header has no room for
   * all of them, the last ones are out of sight: tablets and phones have them in the menu too.
   */
  'header.tool': LazyComponent<'header.tool'>
  /** What stands at the end of the header: sign-in buttons or the account panel. */
  'header.account': LazyComponent<'header.account'>
  /** Below the balance in the header: where it stands. */
  'account.balance': LazyComponent<'account.balance'>
  /** On My wallet, below the vendors' wallets: what can be done with them. */
  'account.wallets': LazyComponent<'account.wallets'>
  /** The member's picture in the header, in place of a letter. */
  'account.picture': LazyComponent<'account.picture'>
  /** Parts of the page My account, top to bottom in two columns; on a phone one after the other. */
  'account.section': { readonly side: 'start' | 'end'; readonly heights: Heights } & LazyComponent<'account.section'>
  /** Avatar menu of somebody signed in. */
  'account.menu': Leads<'account.menu'> & {
    readonly dividerBefore?: boolean
    readonly badge?: BadgeName
    /** What is said at its end: the member's rank. */
    readonly note?: 'rank'
  }
  /** Side menu of the member centre. */
  'member.menu': CentrePage<'member.menu', MemberPageKey>
  /** How something stands, beside the way to its page on the member centre's hub: "email not verified". */
  'member.state': { readonly of: MemberPageKey } & LazyComponent<'member.state'>
  /** Side menu of the agent centre. */
  'agent.menu': CentrePage<'agent.menu', AgentPageKey>
  /**
   * On the card of somebody of an agent's team: pages of the agent centre that go on with them. The address of the page
   * names the account: `/agentHome?page=<opens>&account=<username>`. `agentsOnly`: of agents alone; `directOnly`: of
   * those who stand directly below; `openOnly`: of those who have not closed their account.
   */
  'team.member': {
    readonly opens: AgentPageKey
    readonly agentsOnly?: true
    readonly directOnly?: true
    readonly openOnly?: true
  }
  /** Ways to help in the extra-help panel (spec §2, other screens). */
  'help.panel': Leads<'help.panel'>
  /** Bar for the thumb on phones, five places. */
  'bottom.bar': Leads<'bottom.bar'>
  /**
   * Sections of home, top to bottom. `laneOf`: the category whose lane of covers gives way to this section. `floats`: it
   * stands over the page and takes no place in it, and the first picture does not wait for it.
   */
  'home.section': {
    readonly heights?: Heights
    readonly laneOf?: string
    readonly floats?: true
  } & LazyComponent<'home.section'>
  /** Groups of the footer. */
  'footer.group': LazyComponent<'footer.group'>
  /** Tabs of the dialogs, spec §2 Modals. */
  'login.tab': LazyComponent<'login.tab'>
  /** Ways to log in by another service, below the tabs: Google, Facebook, the browser's own store. */
  'login.other': LazyComponent<'login.other'>
  /** Tabs of the registration dialog. */
  'register.tab': { readonly method: 'username' | 'mobile' }
  /** Tabs of the dialog that resets a password. */
  'forgot.tab': LazyComponent<'forgot.tab'>
  /** Drawn once somebody has signed in, until the page is left: what is said then (spec §4, after-login modal). */
  'after.login': LazyComponent<'after.login'>
  /** Drawn on every page while somebody is signed in: what watches over the session. */
  'signed.in': LazyComponent<'signed.in'>
  /** Over the lobby (home and category pages), and beside the title of a launched game. */
  'game.bar': LazyComponent<'game.bar'>
  /** Below the games of a category page, for the categories named or for all. */
  'category.section': { readonly categories?: readonly string[] } & LazyComponent<'category.section'>
  /** Dialogs, opened by name: loginPopupModal, registerModal, noticeModal. */
  modal: LazyComponent<'modal'>
  /** Pages; the router is made of them. One that is hidden is no page, whatever leads to it. */
  page: Page
}

export interface Page<
  Path extends string = string,
  Call extends PageCallId = PageCallId,
> extends LazyComponent<'page'> {
  readonly path: Path
  readonly aliases?: readonly string[]
  readonly frame: 'full' | 'headerOnly' | 'bare'
  /** Spec §2: shown without a session even where the brand requires one; a list names those of its addresses. */
  readonly openToVisitors?: true | readonly string[]
  /**
   * The edge may draw it (docs/decisions/11-first-view-at-the-edge.md): it shows the same to every visitor. Absent: it does
   * not, as where anything on it depends on who looks.
   */
  readonly drawnAtEdge?: DrawnAtEdge<Path, Call>
  /** Whose page it is (spec §4, §6): visitors are asked to log in, other accounts are told why not. Absent: anybody's. */
  readonly needs?: Needs
}

/** Counts beside a menu's label: messages not read, missions (spec §2) and rewards to claim, contract requests to answer. */
export type BadgeName = 'unread' | 'missions' | 'rewards' | 'contracts'

/** Accounts that a page is for. A real one is any but a demo account. */
export type Needs = 'realAccount' | 'agent'

/** What an entry can do instead of leading somewhere, by its slot; the layout that owns the slot does it. */
export interface Actions {
  'account.menu': 'toggleBalance' | 'logout'
  'help.panel': 'service' | 'limits' | 'routes'
  'bottom.bar': 'menu' | 'search' | 'leadCategory'
}

/** Where an entry leads, or what it does. */
export type Leads<S extends keyof Actions> =
  | { readonly to: string; readonly action?: never }
  | { readonly to?: never; readonly action: Actions[S] }

/** A page of the member or agent centre: the key that names it in the address, and others that lead there too. */
export interface CentrePage<S extends 'member.menu' | 'agent.menu', Key extends string> extends LazyComponent<S> {
  readonly pageKey: Key
  readonly aliases?: readonly Key[]
  /** Where it stands, if that is outside the centre: a page for visitors, too. */
  readonly to?: string
  readonly badge?: BadgeName
}

/** Component that is loaded when the entry is drawn. */
export interface LazyComponent<S extends SlotName> {
  readonly load: () => Promise<{ readonly default: SlotComponent<S> }>
}

/** What the component of a slot is given. */
export interface SlotComponentProps<S extends SlotName = SlotName> {
  readonly item: Item<S>
}

/** A component of React's, said without React: the engine has none. */
export type SlotComponent<S extends SlotName> = (props: SlotComponentProps<S>) => Drawing
type Drawing =
  | { readonly type: unknown; readonly props: unknown; readonly key: string | null }
  | readonly Drawing[]
  | string
  | number
  | boolean
  | null
  | undefined

export type SlotName = keyof Slots

interface Common {
  /** Unique in its slot. Brands name it in their overrides. */
  readonly id: string
  /** Place among the others; product entries are at 10, 20, 30 … */
  readonly order: number
  readonly when?: Condition
  /** Stands before the others where the brand file says this; an `order` of the brand comes before it. */
  readonly first?: BrandValue
  readonly label?: MessageKey
  readonly icon?: IconName
  readonly group?: string
  readonly variant?: string
}

export type Entry<S extends SlotName = SlotName> = {
  [K in S]: Common & { readonly slot: K; readonly props: Slots[K] }
}[S]

/**
 * Declares one entry. `const` keeps ids literal for the reference that is generated from the registry. A page that the edge
 * draws names a list for each parameter of its path, in an answer that it has.
 */
export function entry<const Path extends string, const Call extends PageCallId = never>(
  slot: 'page',
  declared: Common & { readonly props: Page<Path, Call> },
): Entry<'page'>
export function entry<const S extends Exclude<SlotName, 'page'>>(
  slot: S,
  declared: Common & { readonly props: Slots[S] },
): Entry<S>
export function entry<S extends SlotName>(slot: S, declared: Common & { readonly props: Slots[S] }): Entry<S> {
  return { slot, ...declared }
}

/** What a feature folder exports from `feature.ts`. */
export interface Feature {
  readonly id: string
  readonly entries: readonly Entry[]
}

import type { BrandText } from './brand'
import type { Role } from './condition'
import type { IconName } from '../lib/iconNames'
import type { MessageKey } from '../contract/messageKeys'
import type { SlotName, Slots } from './entry'
import type { Issue } from './issue'

/** The serialisable part of what a slot's entries carry: everything but the loader. */
export type SlotProps<S extends SlotName> = Omit<Slots[S], 'load'>

/** One thing that the site shows. Serialisable: the component is found by slot and id when it is drawn. */
export interface Item<S extends SlotName = SlotName> {
  readonly id: string
  readonly label: ItemLabel | undefined
  readonly icon: IconName | undefined
  readonly group: string | undefined
  readonly variant: string | undefined
  readonly props: SlotProps<S>
  /** Set for links that the brand added; there is no entry behind them. */
  readonly link?: { readonly href: string; readonly newTab: boolean }
}

/** A message key of the product, or the brand's own text. */
export type ItemLabel = { readonly key: MessageKey } | { readonly text: BrandText }

export type SiteGate =
  | { readonly state: 'open' }
  | { readonly state: 'maintenance'; readonly start: number | undefined; readonly end: number | undefined }
  | { readonly state: 'region' }

/** What the engine makes: plain data that React draws, the command line prints and tests read. */
export interface Site {
  readonly gate: SiteGate
  readonly role: Role
  readonly slots: { readonly [S in SlotName]: readonly Item<S>[] }
  readonly issues: readonly Issue[]
}

export const slotNames = [
  'header.category',
  'header.link',
  'header.tool',
  'header.account',
  'account.balance',
  'account.wallets',
  'account.picture',
  'account.section',
  'account.menu',
  'member.menu',
  'member.state',
  'agent.menu',
  'team.member',
  'help.panel',
  'bottom.bar',
  'home.section',
  'footer.group',
  'login.tab',
  'login.other',
  'after.login',
  'signed.in',
  'game.bar',
  'category.section',
  'register.tab',
  'forgot.tab',
  'modal',
  'page',
] as const satisfies readonly SlotName[]

/** Slots whose layouts draw links that a brand adds. */
export const linkSlots: readonly SlotName[] = [
  'header.category',
  'header.link',
  'header.tool',
  'account.menu',
  'bottom.bar',
]

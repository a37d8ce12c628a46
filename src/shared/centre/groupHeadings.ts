import type { MessageKey } from '../../contract/messageKeys'

const headings: Readonly<Record<string, MessageKey>> = {
  account: 'app.centre.account',
  funds: 'app.centre.funds',
  records: 'app.centre.records',
  rewards: 'app.centre.rewards',
  team: 'app.centre.team',
}

/** The heading of a group that entries name; a group that the product does not know has none. */
export const headingOf = (group: string | undefined): MessageKey | undefined =>
  group !== undefined && Object.hasOwn(headings, group) ? headings[group] : undefined

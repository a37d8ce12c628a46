const longest = 64

/** The account of the team that an address names. The platform judges whether it is there. */
export function readAccount(search: URLSearchParams): string | undefined {
  const said = search.get('account')?.trim() ?? ''
  return said === '' || said.length > longest ? undefined : said
}

/**
 * The same report of an account, or of the whole team: filters stay. The page of the team's list waits in `list` until
 * the way back.
 */
export function searchOf(search: URLSearchParams, account: string | undefined): string {
  const next = new URLSearchParams(search)
  const isDeep = next.has('account')
  const page = isDeep ? next.get('list') : next.get('p')
  for (const name of ['account', 'list', 'p']) next.delete(name)
  if (account !== undefined) next.set('account', account)
  if (page !== null) next.set(account === undefined ? 'p' : 'list', page)
  return `?${next.toString()}`
}

const ofDays = ['period', 'from', 'to', 'vendor', 'category'] as const

/** The bets of an account, with the days and games that another report is asked for. */
export function betsSearchOf(search: URLSearchParams, account: string): string {
  const kept = ofDays.flatMap((name) => search.getAll(name).map((value) => [name, value]))
  return `?${new URLSearchParams([['page', 'agentTeamBetting'], ...kept, ['account', account]]).toString()}`
}

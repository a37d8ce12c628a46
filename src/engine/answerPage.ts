import type { Brand } from './brand'
import type { Role } from './condition'
import type { Needs } from './entry'
import type { Item } from './site'

/** A page that stands at an address, and which of its paths that is. */
export interface PageAt {
  readonly item: Item<'page'>
  readonly path: string
}

/** What an address answers: its page, no page, the login, or the word why an account is not let in. */
export type PageAnswer = 'page' | 'none' | 'login' | Needs

/** What an account lacks for a page; a demo account a real one, before anything else (spec §6). */
const lacking: Readonly<Record<Needs, Readonly<Partial<Record<Role, Needs>>>>> = {
  realAccount: { demo: 'realAccount' },
  agent: { member: 'agent', demo: 'realAccount' },
}

/** The gate of every page (spec §2, §4, §6). Pages that are hidden are not there to be asked. */
export function answerPage(
  at: PageAt | undefined,
  { loginRequired }: Pick<Brand['access'], 'loginRequired'>,
  role: Role,
): PageAnswer {
  const isVisitor = role === 'visitor'
  if (isVisitor && loginRequired && !isOpen(at)) return 'login'
  if (!at) return 'none'
  const { needs } = at.item.props
  if (needs === undefined) return 'page'
  if (isVisitor) return 'login'
  return lacking[needs][role] ?? 'page'
}

function isOpen(at: PageAt | undefined): boolean {
  const open = at?.item.props.openToVisitors
  return open === true || (at !== undefined && open?.includes(at.path) === true)
}

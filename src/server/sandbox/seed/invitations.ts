import type { Database } from '../db/database'
import { day } from '../durations'
import { insertLink, recordFirstDeposit, recordJoining, recordVisit } from '../store/invitations'

interface PastLink {
  readonly code: string
  readonly type: number
  readonly rateBp: number
  /** Days ago that it was made. */
  readonly age: number
  /** Days that it was made for. */
  readonly days?: number
  readonly maxUses?: number
  readonly closed?: true
  readonly visits: number
  /** Who registered by it. */
  readonly joined: readonly string[]
  /** Who of them has made a deposit. */
  readonly paid: readonly string[]
}

/** What the first agent has made before: one of each state. */
const links: readonly PastLink[] = [
  { code: 'CLUBTABLES', type: 0, rateBp: 80, age: 22, visits: 14, joined: ['otto02'], paid: ['otto02'] },
  { code: 'NEWPARTNER', type: 2, rateBp: 150, age: 3, days: 30, maxUses: 5, visits: 4, joined: [], paid: [] },
  { code: 'FRIENDSTEN', type: 0, rateBp: 50, age: 90, maxUses: 1, visits: 6, joined: ['mira01'], paid: [] },
  { code: 'WINTERCUPS', type: 0, rateBp: 60, age: 60, days: 30, visits: 9, joined: [], paid: [] },
  { code: 'OLDPOSTERS', type: 0, rateBp: 40, age: 120, closed: true, visits: 2, joined: [], paid: [] },
]

interface Wanted {
  readonly merchant: string
  readonly domain: string
  /** Account ids by username. */
  readonly ids: ReadonlyMap<string, number>
  readonly now: number
}

export function seedInvitations(database: Database, { merchant, domain, ids, now }: Wanted): void {
  const agent = ids.get('agent01')
  if (agent === undefined) return
  for (const { code, type, rateBp, age, days, maxUses, closed, visits, joined, paid } of links) {
    const createdAt = now - age * day
    const linkId = insertLink(database, {
      ...{ merchant, accountId: agent, requestId: `seed-${code}`, code, type, rateBp, domain, createdAt },
      maxUses: maxUses ?? null,
      expiresAt: days === undefined ? null : createdAt + days * day,
      closedAt: closed ? createdAt + day : null,
    })
    for (let visit = 0; visit < visits; visit += 1)
      recordVisit(database, { linkId, visitor: `visitor ${visit}`, firstAt: createdAt + visit * 3_600_000 })
    for (const username of joined) {
      const id = ids.get(username)
      if (id === undefined) continue
      recordJoining(database, id, linkId, createdAt + day)
      if (paid.includes(username)) recordFirstDeposit(database, id, createdAt + 2 * day)
    }
  }
}

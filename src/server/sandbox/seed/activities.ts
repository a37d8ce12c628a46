import { bonusOffers } from '../content/bonusOffers'
import type { Database } from '../db/database'
import { query } from '../db/query'
import { dateIn } from '../days'
import { day } from '../durations'
import type { Text, TextLanguage } from '../language'
import { type ActivityEntry, addEntry, addSign } from '../store/activityEntries'
import { referenceOf } from '../store/references'
import type { Gift } from './history'

interface Seeded {
  readonly id: number
  readonly username: string
  readonly merchant: string
}

type Past = Pick<ActivityEntry, 'activity' | 'state'> & {
  /** Days ago. */
  readonly entered: number
  readonly ended?: number
  readonly remark?: Text
  readonly reason?: Text
  /** Days ago that were signed for. */
  readonly signed?: readonly number[]
  /** Minor units that it gave; as a bonus that was staked since, or at once. */
  readonly paid?: number
  readonly isBonus?: true
}

/** Applications without an end wait for the operator. */
const pasts: Readonly<Record<string, readonly Past[]>> = {
  member01: [
    { activity: 'first-deposit', state: 'CLAIMED', entered: 22, ended: 20, paid: 30_00, isBonus: true },
    {
      activity: 'goal-insurance',
      state: 'ISSUED',
      entered: 12,
      ended: 11,
      paid: 12_50,
      remark: { EN: 'Saturday’s 0:0 bet', CN: '周六的 0:0 注单', AR: 'رهان السبت 0:0' },
    },
    {
      activity: 'table-of-four',
      state: 'REJECTED',
      entered: 6,
      ended: 5,
      remark: { EN: 'Ana, Bo and Cem', CN: '安娜、阿波、小杰', AR: 'آنا وبو وجيم' },
      reason: {
        EN: 'The four accounts were never at one table.',
        CN: '四个账户未曾同桌。',
        AR: 'لم تجتمع الحسابات الأربعة على طاولة واحدة.',
      },
    },
    { activity: 'vendor-week', state: 'SIGNED', entered: 3 },
    { activity: 'app-first', state: 'SIGNED', entered: 4, signed: [4, 3, 1] },
    { activity: 'derby-guess', state: 'PROCESS', entered: 2, remark: { EN: '2:1', CN: '2:1', AR: '2:1' } },
    {
      activity: 'live-streak',
      state: 'APPLYING',
      entered: 1,
      remark: { EN: 'Table 3', CN: '3 号桌', AR: 'الطاولة 3' },
    },
  ],
  vip01: [
    { activity: 'app-first', state: 'SIGNED', entered: 9, signed: [9, 7, 5, 4, 2] },
    { activity: 'rank-season', state: 'SIGNED', entered: 6 },
  ],
}

const languages: Readonly<Record<string, TextLanguage>> = { jade: 'CN', sahara: 'AR' }

/** Parts that a demo account has in promotions. Answers what of it moved the main wallet. */
export function seedActivities(
  database: Database,
  { id: accountId, username, merchant }: Seeded,
  now: number,
): readonly Gift[] {
  const language = languages[merchant] ?? 'EN'
  return (pasts[username] ?? []).flatMap((past) => {
    const ago = (days: number) => now - days * day
    const { activity, state, remark, reason, signed = [] } = past
    const endedAt = past.ended === undefined ? null : ago(past.ended)
    const entry = addEntry(database, {
      ...{ accountId, activity, state, requestId: `seed-${activity}` },
      ...{ enteredAt: ago(past.entered), endedAt, decidedAt: state === 'PROCESS' ? ago(1) : endedAt },
      ...(state === 'CLAIMED' && { claimRequestId: `seed-claim-${activity}` }),
      ...(remark && { remark: remark[language] }),
      ...(reason && { reason: reason[language] }),
    })
    for (const days of signed.toSorted((a, b) => b - a))
      addSign(database, {
        ...{ entryId: entry.id, date: dateIn(ago(days), 'Asia/Shanghai'), signedAt: ago(days) },
        requestId: `seed-${activity}-${days}`,
      })
    return giftOf(database, accountId, past, endedAt, entry.reference)
  })
}

function giftOf(
  database: Database,
  accountId: number,
  { paid, isBonus }: Past,
  at: number | null,
  reference: string,
): readonly Gift[] {
  if (paid === undefined || at === null) return []
  if (!isBonus) return [{ at, amount: paid, reference }]
  const { id: offer, days, times } = bonusOffers.promotion
  const row = { accountId, offer, amount: paid, won: 0, state: 'DONE', taken: 0, creditedAt: at } as const
  const ends = { expiresAt: at + days * day, endedAt: at + 3 * day }
  const bonus = referenceOf('BON', database.run(query.insertInto('bonus').values({ ...row, ...ends })).id)
  const required = paid * times
  const turnover = { accountId, source: 'BONUS', reference: bonus, required, done: required } as const
  database.run(query.insertInto('turnover').values({ ...turnover, state: 'DONE', createdAt: at }))
  return [{ at, amount: paid, reference: bonus }]
}

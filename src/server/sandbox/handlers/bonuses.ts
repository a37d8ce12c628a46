import type { BonusDetails } from '../../../contract/bonus-details'
import type { BonusForfeitReceipt } from '../../../contract/bonus-forfeit-receipt'
import type { BonusForfeitRequest } from '../../../contract/bonus-forfeit-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { bonusTerms } from '../content/bonusOffers'
import { decimal, minorOf } from '../money'
import { activeBonuses, type Bonus, bonusGivenUpBy, endedBonuses, lossOf } from '../store/bonuses'
import { giveUpBonus } from '../store/claims'
import { openTurnover, turnoverOf } from '../store/turnover'
import { refuseClaim } from './prize'
import { readPage, word } from './readPage'
import { settleAccount } from './settleAccount'

/** Active ones, those that have ended page by page, or the one that a request gave up. */
export function bonusDetails(call: MemberCall): Answer {
  settleAccount(call)
  const { platform, account, merchant } = call
  const { range, paging } = readPage(call)
  const requestId = word(call, 'requestId')
  const found = (): { readonly bonuses: readonly Bonus[]; readonly total: number } => {
    if (requestId === undefined && word(call, 'state') === 'ENDED')
      return endedBonuses(platform.database, account.id, range)
    const given = requestId === undefined ? undefined : bonusGivenUpBy(platform.database, account.id, requestId)
    const bonuses = requestId === undefined ? activeBonuses(platform.database, account.id) : given ? [given] : []
    return { bonuses, total: bonuses.length }
  }
  const { bonuses, total } = found()
  const value: BonusDetails = {
    currency: merchant.currency.code,
    content: bonuses.map((bonus) => told(call, bonus)),
    ...paging(total),
  }
  return ok(value)
}

function told(
  { platform: { database }, account, language }: MemberCall,
  bonus: Bonus,
): BonusDetails['content'][number] {
  const { reference, requestId, offer, amount, won, state, taken, creditedAt, expiresAt, endedAt } = bonus
  const turnover = turnoverOf(database, account.id, 'BONUS', reference)
  const { required, done } = turnover ?? { required: 0, done: 0 }
  const open = openTurnover(database, account.id)
  const place = open.findIndex(({ id }) => id === turnover?.id)
  const before = open.slice(0, Math.max(0, place)).reduce((sum, one) => sum + one.required - one.done, 0)
  return {
    reference,
    ...(requestId !== null && { requestId }),
    name: offer.name[language],
    amount: decimal(amount),
    state,
    creditedAt,
    expiresAt,
    ...(endedAt !== null && { endedAt }),
    ...(taken !== null && { taken: decimal(taken) }),
    turnover: {
      required: decimal(required),
      done: decimal(done),
      left: decimal(state === 'ACTIVE' ? required - done : 0),
      before: decimal(before),
    },
    ...(state === 'ACTIVE' && {
      loss: { bonus: decimal(amount), result: decimal(won), taken: decimal(lossOf(database, account.id, bonus)) },
    }),
    terms: bonusTerms(offer)[language],
  }
}

const isRequest = (body: unknown): body is BonusForfeitRequest => validate('bonus-forfeit-request', body).length === 0

export function forfeitBonus(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isRequest(body)) return refuseFields({ reference: 'required' })
  settleAccount(call)
  const { reference, requestId } = body
  const loss = minorOf(body.loss) ?? 0
  const outcome = giveUpBonus(platform.database, { accountId: account.id, requestId, reference, loss }, platform.now())
  if (outcome.state === 'refused') return refuseClaim(outcome.why, 'bonus.ended')
  const value: BonusForfeitReceipt = { reference, taken: decimal(outcome.bonus.taken ?? 0) }
  return ok(value)
}

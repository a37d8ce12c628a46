import type { RaffleClaimRequest } from '../../../contract/raffle-claim-request'
import type { RaffleDetails } from '../../../contract/raffle-details'
import type { RaffleDraw } from '../../../contract/raffle-draw'
import type { RaffleDraws } from '../../../contract/raffle-draws'
import { validate } from '../../schemas'
import { type Answer, ok, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { rafflePrizes, weightOfAll } from '../content/raffle'
import { drawTicket } from '../store/claims'
import { refuseBreak } from './playGuard'
import { type Draw, drawOf, drawsOf, ticketsOf } from '../store/raffle'
import { refuseClaim, toldPrize } from './prize'
import { readPage, word } from './readPage'

/** Prizes with their weights: the odds are told before anything is drawn. */
export function raffleDetails({ platform, account, merchant, language }: MemberCall): Answer {
  const { count, next } = ticketsOf(platform.database, account.id)
  const value: RaffleDetails = {
    currency: merchant.currency.code,
    tickets: { count, ...(next !== undefined && { nextId: String(next) }) },
    weightOfAll: weightOfAll(rafflePrizes),
    prizes: rafflePrizes.map(({ id, name, prize, weight }) => ({
      id,
      name: name[language],
      prize: toldPrize(prize),
      weight,
    })),
  }
  return ok(value)
}

const isRequest = (body: unknown): body is RaffleClaimRequest => validate('raffle-claim-request', body).length === 0

export function claimRafflePromotion(call: MemberCall): Answer {
  const { body, platform, account } = call
  if (!isRequest(body)) return refuseFields({ ticketId: 'required' })
  const ticketId = Number(body.ticketId)
  if (!Number.isSafeInteger(ticketId)) return refuseFields({ ticketId: 'unknown' })
  // a draw is play
  const isKnown = drawOf(platform.database, account.id, body.requestId) !== undefined
  const refused = isKnown ? undefined : refuseBreak(call)
  if (refused) return refused
  const asked = { accountId: account.id, requestId: body.requestId, ticketId }
  const outcome = drawTicket(platform.database, asked, { now: platform.now(), random: platform.random })
  return outcome.state === 'refused' ? refuseClaim(outcome.why, 'ticket.used') : ok(told(call, outcome.draw))
}

export function raffleDrawList(call: MemberCall): Answer {
  const { platform, account, merchant } = call
  const { range, paging } = readPage(call)
  const requestId = word(call, 'requestId')
  const known = requestId === undefined ? undefined : drawOf(platform.database, account.id, requestId)
  const { draws, total } =
    requestId === undefined
      ? drawsOf(platform.database, account.id, range)
      : { draws: known ? [known] : [], total: known ? 1 : 0 }
  const value: RaffleDraws = {
    currency: merchant.currency.code,
    content: draws.map((draw) => told(call, draw)),
    ...paging(total),
  }
  return ok(value)
}

function told({ language }: MemberCall, { reference, requestId, prize: id, at }: Draw): RaffleDraw {
  const drawn = rafflePrizes.find((prize) => prize.id === id)
  return {
    reference,
    requestId,
    prizeId: id,
    name: drawn?.name[language] ?? id,
    prize: toldPrize(drawn?.prize ?? { kind: 'NOTHING' }),
    drawnAt: at,
  }
}

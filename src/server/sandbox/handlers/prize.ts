import type { Prize as Told } from '../../../contract/prize'
import { bonusOffers, bonusTerms } from '../content/bonusOffers'
import type { Prize } from '../content/prize'
import type { TextLanguage } from '../language'
import { decimal } from '../money'
import { type Answer, refuse, refuseFields } from '../answer'
import type { Refusal } from '../store/claims'

/** A prize as the platform tells it. */
export function toldPrize(prize: Prize): Told {
  switch (prize.kind) {
    case 'CASH':
      return { kind: 'CASH', amount: decimal(prize.amount) }
    case 'BONUS': {
      const { times, days } = bonusOffers[prize.offer]
      return { kind: 'BONUS', amount: decimal(prize.amount), times, days }
    }
    case 'TICKETS':
      return { kind: 'TICKETS', tickets: prize.tickets }
    case 'NOTHING':
      return { kind: 'NOTHING' }
  }
}

/** The terms of a prize that has some. */
export const termsOf = (prize: Prize, language: TextLanguage) =>
  prize.kind === 'BONUS' ? { terms: bonusTerms(bonusOffers[prize.offer])[language] } : {}

/** A refusal, said. What was given already is said by what it is. */
export function refuseClaim(why: Refusal, again: 'reward.claimed' | 'bonus.ended' | 'ticket.used'): Answer {
  switch (why) {
    case 'used':
      return refuseFields({ requestId: 'used' })
    case 'unknown':
      return refuseFields({ reference: 'unknown' })
    case 'again':
      return refuse(again)
    case 'late':
      return refuse('reward.expired')
    case 'unfinished':
      return refuse('mission.unfinished')
    case 'changed':
      return refuse('bonus.changed')
  }
}

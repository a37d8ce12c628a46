import { atom } from '../../state/atoms'
import type { PointReceipt } from '../../contract/point-receipt'
import { newId } from '../../lib/newId'
import { CallFailure } from '../../platform/failure'
import { clientAtom } from '../../session/client'
import { answerCacheAtom } from '../../site/answers'
import { convertPoints, getBalance, getDetails, getExchanges, getRewards, redeemReward } from './calls'

/** What points are given for. */
export type Wanted =
  | { readonly kind: 'reward'; readonly rewardId: string; readonly quantity: number; readonly address?: string | undefined }
  | { readonly kind: 'money'; readonly points: string }

/** An exchange that was sent and whose answer did not arrive. */
export interface Unanswered {
  readonly intent: string
  readonly requestId: string
}

/** The id of an intent: the one it had, where its answer is not known, so that sending it again does nothing twice. */
export const requestIdOf = (wanted: Wanted, before: Unanswered | undefined, fresh: string): Unanswered => {
  const intent = JSON.stringify(wanted)
  return before?.intent === intent ? before : { intent, requestId: fresh }
}

const unansweredAtom = atom<Unanswered | undefined>(undefined)

/** Exchanges points, exactly once an intent. Throws CallFailure. */
export const exchangeAtom = atom(null, async (get, set, wanted: Wanted, password: string): Promise<PointReceipt> => {
  const intent = requestIdOf(wanted, get(unansweredAtom), newId())
  set(unansweredAtom, intent)
  const { kind, ...what } = wanted
  try {
    const body = { ...what, password, requestId: intent.requestId }
    const receipt = await get(clientAtom)(kind === 'reward' ? redeemReward : convertPoints, { body })
    set(unansweredAtom, undefined)
    const changed = [getBalance, getDetails, getExchanges, getRewards].map(({ id }) => id)
    for (const id of [...changed, 'balance']) get(answerCacheAtom).refresh(id)
    return receipt
  } catch (error) {
    // refused by its rules: nothing is left behind there
    if (error instanceof CallFailure && error.failure.kind === 'server') set(unansweredAtom, undefined)
    throw error
  }
})

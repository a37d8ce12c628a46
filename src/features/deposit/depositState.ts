import type { DepositReceipt } from '../../contract/deposit-receipt'

/** What is asked for. An intent keeps its id until its answer is known, so that sending it again does nothing twice. */
export interface Intent {
  readonly requestId: string
  readonly methodId: string
  readonly amount: string
}

/**
 * - `choosing`: the form; `unanswered` is an intent that was sent and whose answer did not arrive
 * - `asking`: on its way
 * - `waiting`: the platform waits for the payment
 * - `decided`: credited or failed
 */
export type DepositState =
  | { readonly step: 'choosing'; readonly unanswered?: Intent }
  | { readonly step: 'asking'; readonly intent: Intent }
  | { readonly step: 'waiting'; readonly receipt: DepositReceipt }
  | { readonly step: 'decided'; readonly receipt: DepositReceipt }

export type DepositEvent =
  | { readonly type: 'ask'; readonly methodId: string; readonly amount: string; readonly newId: string }
  | { readonly type: 'told'; readonly receipt: DepositReceipt }
  /** `known`: the platform itself refused, so nothing is left behind. */
  | { readonly type: 'failed'; readonly known: boolean }
  | { readonly type: 'again' }

export const choosing: DepositState = { step: 'choosing' }

export function nextDeposit(state: DepositState, event: DepositEvent): DepositState {
  switch (event.type) {
    case 'ask': {
      if (state.step !== 'choosing') return state
      const { methodId, amount, newId } = event
      const same = state.unanswered?.methodId === methodId && state.unanswered.amount === amount
      return { step: 'asking', intent: { requestId: same ? state.unanswered.requestId : newId, methodId, amount } }
    }
    case 'told': {
      if (state.step === 'choosing' || state.step === 'decided') return state
      if (state.step === 'waiting' && state.receipt.reference !== event.receipt.reference) return state
      return { step: event.receipt.status === 'PENDING' ? 'waiting' : 'decided', receipt: event.receipt }
    }
    case 'failed':
      if (state.step !== 'asking') return state
      return event.known ? choosing : { step: 'choosing', unanswered: state.intent }
    case 'again':
      return state.step === 'asking' ? state : choosing
  }
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DepositReceipt } from '../../contract/deposit-receipt'
import { choosing, type DepositEvent, type DepositState, nextDeposit } from './depositState'

const receipt = (status: DepositReceipt['status'], reference = 'DEP1'): DepositReceipt => ({
  reference,
  status,
  amount: '20.00',
  currency: 'USD',
  createdAt: 1,
  instructions: [],
})
const ask = (newId: string, amount = '20.00'): DepositEvent => ({ type: 'ask', methodId: 'bank', amount, newId })
const run = (...events: DepositEvent[]) => events.reduce<DepositState>(nextDeposit, choosing)

describe('a deposit', () => {
  it('goes from the form over the payment to its end, and starts again', () => {
    expect(run(ask('a'))).toEqual({ step: 'asking', intent: { requestId: 'a', methodId: 'bank', amount: '20.00' } })
    expect(run(ask('a'), { type: 'told', receipt: receipt('PENDING') })).toMatchObject({ step: 'waiting' })
    const end = [ask('a'), { type: 'told', receipt: receipt('PENDING') }, { type: 'told', receipt: receipt('CREDITED') }] as const
    expect(run(...end)).toMatchObject({ step: 'decided', receipt: { status: 'CREDITED' } })
    expect(run(...end, { type: 'again' })).toEqual(choosing)
  })

  it('keeps the id of an intent whose answer is not known, and takes a new one for another intent', () => {
    const lost = { type: 'failed', known: false } as const
    expect(run(ask('a'), lost, ask('b'))).toMatchObject({ intent: { requestId: 'a' } })
    expect(run(ask('a'), lost, ask('b', '50.00'))).toMatchObject({ intent: { requestId: 'b' } })
    expect(run(ask('a'), { type: 'failed', known: true }, ask('b'))).toMatchObject({ intent: { requestId: 'b' } })
  })

  it('takes no answer about another deposit, and none after its end', () => {
    const other = { type: 'told', receipt: receipt('CREDITED', 'DEP2') } as const
    expect(run(ask('a'), { type: 'told', receipt: receipt('PENDING') }, other)).toMatchObject({ step: 'waiting' })
    expect(run(other)).toEqual(choosing)
  })

  it('never asks twice at once, whatever happens', () => {
    const events = fc.array(
      fc.oneof(
        fc.string().map((id) => ask(id)),
        fc.constantFrom<DepositEvent>(
          { type: 'told', receipt: receipt('PENDING') },
          { type: 'told', receipt: receipt('FAILED') },
          { type: 'failed', known: false },
          { type: 'failed', known: true },
          { type: 'again' },
        ),
      ),
    )
    fc.assert(
      fc.property(events, (list) => {
        let state = choosing
        for (const event of list) {
          const next = nextDeposit(state, event)
          if (state.step === 'asking' && event.type === 'ask') expect(next).toBe(state)
          if (next.step === 'decided') expect(next.receipt.status).not.toBe('PENDING')
          state = next
        }
      }),
    )
  })
})

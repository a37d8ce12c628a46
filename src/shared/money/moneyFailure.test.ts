import { expect, it } from 'vitest'
import { CallFailure, type FailureCause } from '../../platform/failure'
import { moneyFailure } from './moneyFailure'

const failed = (cause: FailureCause) => new CallFailure('requestWithdrawal', cause, false)
const over = failed({ type: 'session' })
const unsent = failed({ type: 'no-token' })
const refused = failed({ type: 'server', message: 'amount.low', value: undefined, status: 200 })
const lost = failed({ type: 'timeout' })

it.each([
  [{ state: 'full' }, { text: 'money.full', goesOn: false }],
  [
    { state: 'refused', error: refused },
    { text: 'said', goesOn: false, error: refused },
  ],
  [
    { state: 'refused', error: over },
    { text: 'said', goesOn: true, error: over },
  ],
  [
    { state: 'refused', error: unsent },
    { text: 'said', goesOn: true, error: unsent },
  ],
  [
    { state: 'open', error: lost },
    { text: 'money.open', goesOn: false },
  ],
  [
    { state: 'open', error: refused },
    { text: 'said money.open', goesOn: false },
  ],
  // an earlier sending may have arrived, this one met the end of the session
  [
    { state: 'open', error: over },
    { text: 'money.open', goesOn: true },
  ],
  [
    { state: 'open', error: unsent },
    { text: 'money.open', goesOn: true },
  ],
] as const)('%j', (sent, told) => {
  expect(
    moneyFailure(
      sent,
      () => 'said',
      (key) => key,
    ),
  ).toEqual(told)
})

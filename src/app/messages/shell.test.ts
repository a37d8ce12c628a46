import { expect, test } from 'vitest'
import { failureMessage, knownServerKeys } from '../../platform/messages'
import type { FailureCause } from '../../platform/failure'
import shell from './shell.en.json'

const causes: readonly FailureCause[] = [
  ...knownServerKeys.map((message): FailureCause => ({ type: 'server', message, value: undefined, status: 200 })),
  { type: 'server', message: 'a key that nobody knows', value: undefined, status: 200 },
  { type: 'session' },
  { type: 'no-token' },
  { type: 'offline' },
  { type: 'timeout' },
  { type: 'malformed', reason: '' },
  ...[400, 403, 404, 429, 500, 502, 503, 504].map((status): FailureCause => ({ type: 'http', status })),
]

test.each(causes)('%j has words', (cause) => {
  expect(shell).toHaveProperty([failureMessage(cause)])
})

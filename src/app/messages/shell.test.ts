import { expect, test } from 'vitest'
import { failureMessage, knownServerKeys } from '../../platform/messages'
import type { FailureCause } from '../../platform/failure'
import shell from './shell.en.json'

const causes: readonly FailureCause[] = [
  ...knownServerKeys.map((message): FailureCause => ({ kind: 'server', message, value: undefined, status: 200 })),
  { kind: 'server', message: 'a key that nobody knows', value: undefined, status: 200 },
  { kind: 'session' },
  { kind: 'no-token' },
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'malformed', reason: '' },
  ...[400, 403, 404, 429, 500, 502, 503, 504].map((status): FailureCause => ({ kind: 'http', status })),
]

test.each(causes)('%j has words', (cause) => {
  expect(shell).toHaveProperty([failureMessage(cause)])
})

import { expect, test } from 'vitest'
import { ChunkLoadFailure } from '../../site/importWithTimeout'
import { CallFailure } from '../../platform/failure'
import { chunkMessage } from './chunkMessage'

test.each([
  [new ChunkLoadFailure('timeout'), 'error.chunkTimeout'],
  [new ChunkLoadFailure('failed'), 'error.chunkFailed'],
  [new CallFailure('helpCentre', { type: 'offline' }, false), 'error.network'],
  [new Error('a bug'), 'error.system'],
])('%s', (error, key) => {
  expect(chunkMessage(error)).toBe(key)
})

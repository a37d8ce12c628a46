import { afterEach, describe, expect, it, vi } from 'vitest'
import { chunkTimeout, importWithTimeout } from './importWithTimeout'

afterEach(() => vi.useRealTimers())

describe('importWithTimeout', () => {
  it('gives what was loaded', async () => {
    await expect(importWithTimeout(() => Promise.resolve('page'))).resolves.toBe('page')
  })
  it('says that loading failed', async () => {
    await expect(importWithTimeout(() => Promise.reject(new Error('404')))).rejects.toMatchObject({
      name: 'ChunkLoadFailure',
      reason: 'failed',
    })
  })
  it('gives up after 120 seconds, not before', async () => {
    vi.useFakeTimers()
    const seen = vi.fn()
    void importWithTimeout(() => new Promise(() => undefined)).catch(seen)
    await vi.advanceTimersByTimeAsync(chunkTimeout - 1)
    expect(seen).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
    expect(chunkTimeout).toBe(120_000)
  })
})

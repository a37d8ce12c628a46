import { expect, it, vi } from 'vitest'
import { walletJournal } from './walletJournal'

it('keeps what it can read of what another version wrote', () => {
  const place = { account: 'member01', vendor: 'Reefworks' }
  const written = [
    { ...place, wallet: 114, stage: 'there', number: 'a'.repeat(32) },
    { ...place, wallet: 115, stage: 'out', number: 'b'.repeat(32) },
    { ...place, wallet: 116, stage: 'in', number: '../' },
  ]
  const kept = new Map([['marquee.walletTransfers', JSON.stringify(written)]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  try {
    expect(walletJournal.of('member01')).toEqual([written[1]])
    expect(walletJournal.of('vip01')).toEqual([])
    walletJournal.write({ ...place, wallet: 115 }, undefined)
    expect(kept.size).toBe(0)
  } finally {
    vi.unstubAllGlobals()
  }
})

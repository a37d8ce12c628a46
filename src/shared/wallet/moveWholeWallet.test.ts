import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveWholeWallet, type TransferOptions } from './moveWholeWallet'
import { type PendingTransfer, nextTransfer, type VendorWallet } from './pendingTransfer'

const place: VendorWallet = { account: 'member01', wallet: 114, vendor: 'Reefworks' }
const open = (stage: PendingTransfer['stage']): PendingTransfer => ({ ...place, stage, number: `old-${stage}` })
const begun = (stage: PendingTransfer['stage']): PendingTransfer => ({ ...place, stage, number: 'new' })

describe('nextTransfer', () => {
  it.each([
    [undefined, undefined, 'there', begun('in')],
    [undefined, undefined, 'home', begun('out')],
    [undefined, { stage: 'in', state: 'moved' }, 'there', undefined],
    [undefined, { stage: 'in', state: 'moved' }, 'home', begun('out')],
    [undefined, { stage: 'out', state: 'moved' }, 'there', begun('in')],
    [undefined, { stage: 'out', state: 'moved' }, 'home', undefined],
    [undefined, { stage: 'in', state: 'refused' }, 'there', begun('in')],
    [undefined, { stage: 'out', state: 'refused' }, 'home', begun('out')],
    [open('in'), undefined, 'there', open('in')],
    [open('in'), undefined, 'home', open('in')],
    [open('out'), undefined, 'there', open('out')],
    [open('out'), undefined, 'home', open('out')],
  ] as const)('open %j, last %j, wanted %s', (before, last, goal, movement) => {
    expect(nextTransfer(before, last, goal, place, 'new')).toEqual(movement)
  })
})

/** What becomes of a call on its way. */
type Fate = 'answered' | 'answer lost' | 'never arrived' | 'refused'

/** A platform with two wallets that moves once a number, a network that loses, and a browser that remembers. */
function world() {
  const wallets = { main: 1_000, vendor: 0 }
  const done = new Map<string, number>()
  const fates: Fate[] = []
  let written: PendingTransfer | undefined
  let numbers = 0
  const ways: TransferOptions = {
    journal: { find: () => written, write: (_place, next) => void (written = next) },
    newNumber: () => `n${++numbers}`,
    send: ({ number, stage }) => {
      const fate = fates.shift() ?? 'answered'
      if (fate === 'never arrived') return Promise.reject(new Error(fate))
      // as a platform does that looks at the door before it looks into its books
      if (fate === 'refused') return Promise.resolve({ state: 'refused', error: new Error(fate) })
      const moved = done.get(number) ?? (stage === 'in' ? wallets.main : wallets.vendor)
      if (!done.has(number)) {
        wallets.main += stage === 'in' ? -moved : moved
        wallets.vendor += stage === 'in' ? moved : -moved
        done.set(number, moved)
      }
      return fate === 'answer lost'
        ? Promise.reject(new Error(fate))
        : Promise.resolve({ state: 'moved', amount: String(moved) })
    },
  }
  return { wallets, done, fates, ways, open: () => written }
}

const fate = fc.constantFrom<Fate>('answered', 'answer lost', 'never arrived', 'refused')

describe('moveWholeWallet', () => {
  it('there and back', async () => {
    const { wallets, ways, open } = world()
    expect(await moveWholeWallet('there', place, ways)).toBe('1000')
    expect([wallets, open()]).toEqual([{ main: 0, vendor: 1_000 }, undefined])
    expect(await moveWholeWallet('home', place, ways)).toBe('1000')
    expect([wallets, open()]).toEqual([{ main: 1_000, vendor: 0 }, undefined])
  })

  it('sends a movement whose answer was lost again under its number', async () => {
    const { done, fates, ways } = world()
    fates.push('answer lost')
    await expect(moveWholeWallet('there', place, ways)).rejects.toThrow('answer lost')
    await moveWholeWallet('there', place, ways)
    expect([...done]).toEqual([['n1', 1_000]])
  })

  it('goes on with a refusal: a movement that was left over says nothing of the next', async () => {
    const { wallets, fates, ways, open } = world()
    fates.push('never arrived')
    await expect(moveWholeWallet('there', place, ways)).rejects.toThrow('never arrived')
    fates.push('refused')
    expect(await moveWholeWallet('home', place, ways)).toBe('0')
    expect([wallets, open()]).toEqual([{ main: 1_000, vendor: 0 }, undefined])
  })

  it('keeps a number only while its answer is not known', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            goal: fc.constantFrom('there' as const, 'home' as const),
            fates: fc.array(fate, { maxLength: 3 }),
          }),
          { maxLength: 12 },
        ),
        async (steps) => {
          const { wallets, fates, ways, open } = world()
          for (const { goal, fates: next } of steps) {
            fates.splice(0, fates.length, ...next)
            const known = await moveWholeWallet(goal, place, ways).then(
              () => true,
              (error: Error) => error.message === 'refused',
            )
            expect(open() === undefined).toBe(known)
            expect(wallets.main + wallets.vendor).toBe(1_000)
          }
          fates.length = 0
          await moveWholeWallet('home', place, ways)
          expect([wallets, open()]).toEqual([{ main: 1_000, vendor: 0 }, undefined])
        },
      ),
    )
  })
})

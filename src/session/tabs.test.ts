import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { announce, readTabMessage, receive, type TabEffect, type TabMessage, type TabState } from './tabs'

const visitor: TabState = { state: 'visitor', asked: undefined }
const asking: TabState = { state: 'visitor', asked: 'q1' }
const ann: TabState = { state: 'in', account: 'ann', token: 'token-a' }
const expired: TabState = { state: 'expired', account: 'ann', token: undefined, asked: 'q1' }

describe('what a tab does about a message', () => {
  it.each<[string, TabState, TabMessage, TabEffect | undefined]>([
    ['a visitor is offered a session', visitor, { type: 'started', account: 'ann' }, { type: 'offer', account: 'ann' }],
    ['somebody signed in is not', ann, { type: 'started', account: 'bob' }, undefined],
    [
      'who was asked to log in again asks for the new token',
      expired,
      { type: 'started', account: 'ann' },
      { type: 'ask', account: 'ann' },
    ],
    ['but not for another account', expired, { type: 'started', account: 'bob' }, undefined],
    ['the same account is out together', ann, { type: 'ended', account: 'ann' }, { type: 'end', account: 'ann' }],
    ['another one is not', ann, { type: 'ended', account: 'bob' }, undefined],
    [
      'nobody has to log in again for an account that left',
      expired,
      { type: 'ended', account: 'ann' },
      { type: 'end', account: 'ann' },
    ],
    ['an offer is taken back', visitor, { type: 'ended', account: 'ann' }, { type: 'withdraw', account: 'ann' }],
    [
      'a token is given to who asks',
      ann,
      { type: 'ask', id: 'q2', account: undefined },
      { type: 'say', message: { type: 'give', id: 'q2', token: 'token-a' } },
    ],
    [
      'and to who asks for this account',
      ann,
      { type: 'ask', id: 'q2', account: 'ann' },
      { type: 'say', message: { type: 'give', id: 'q2', token: 'token-a' } },
    ],
    ['not to who asks for another', ann, { type: 'ask', id: 'q2', account: 'bob' }, undefined],
    ['a visitor has nothing to give', visitor, { type: 'ask', id: 'q2', account: undefined }, undefined],
    ['nor has a token that ran out', expired, { type: 'ask', id: 'q2', account: 'ann' }, undefined],
    ['a token is taken by who asked', asking, { type: 'give', id: 'q1', token: 't' }, { type: 'take', token: 't' }],
    ['and by who has to log in again', expired, { type: 'give', id: 'q1', token: 't' }, { type: 'take', token: 't' }],
    ['not where another tab asked', asking, { type: 'give', id: 'q2', token: 't' }, undefined],
    ['not where nobody asked', visitor, { type: 'give', id: 'q1', token: 't' }, undefined],
    ['not where somebody is signed in', ann, { type: 'give', id: 'q1', token: 't' }, undefined],
  ])('%s', (_name, tab, message, effect) => expect(receive(tab, message)).toEqual(effect))
})

describe('what a tab tells', () => {
  const bob: TabState = { state: 'in', account: 'bob', token: 'token-b' }
  it.each<[string, TabState, TabState, TabMessage | undefined]>([
    ['a login', visitor, ann, { type: 'started', account: 'ann' }],
    ['a login after the token ran out', expired, ann, { type: 'started', account: 'ann' }],
    ['another account', ann, bob, { type: 'started', account: 'bob' }],
    ['a logout', ann, visitor, { type: 'ended', account: 'ann' }],
    ['not a token that ran out', ann, expired, undefined],
    ['not that its visitor gave up logging in again', expired, visitor, undefined],
    ['not a new label of the same account', ann, { ...ann, token: 'other' }, undefined],
  ])('%s', (_name, before, now, message) => expect(announce(before, now)).toEqual(message))
})

describe('what comes over the channel', () => {
  it.each<[unknown, TabMessage | undefined]>([
    [
      { type: 'started', account: 'ann', more: 1 },
      { type: 'started', account: 'ann' },
    ],
    [
      { type: 'ask', id: 'q' },
      { type: 'ask', id: 'q', account: undefined },
    ],
    [
      { type: 'give', id: 'q', token: 't' },
      { type: 'give', id: 'q', token: 't' },
    ],
    [{ type: 'give', id: 'q' }, undefined],
    [{ type: 'give', id: 'q', token: '' }, undefined],
    [{ type: 'give', id: 'q', token: 'x'.repeat(5000) }, undefined],
    [{ type: 'ended', account: 7 }, undefined],
    [{ type: 'constructor' }, undefined],
    ['started', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j', (data, message) => expect(readTabMessage(data)).toEqual(message))
  it('is never more than a message', () => {
    fc.assert(fc.property(fc.anything(), (data) => void readTabMessage(data)))
  })
})

/** Tabs of one browser, as `joinTabs` drives them; the platform knows each token's account. */
function createBrowser(count: number) {
  const tabs: TabState[] = Array.from({ length: count }, () => visitor)
  const accounts = new Map<string, string>()
  const given: string[] = []
  let next = 0
  const at = (index: number) => tabs[index] ?? visitor
  const send = (from: number, message: TabMessage) => {
    if (message.type === 'give') given.push(message.id)
    tabs.forEach((_tab, to) => {
      if (to !== from) hear(to, message)
    })
  }
  const become = (index: number, now: TabState) => {
    const message = announce(at(index), now)
    tabs[index] = now
    if (message) send(index, message)
  }
  const ask = (index: number, account: string | undefined) => {
    const tab = at(index)
    if (tab.state === 'in') return
    const id = `q${next++}`
    tabs[index] = { ...tab, asked: id }
    send(index, { type: 'ask', id, account })
  }
  const logIn = (index: number, account: string, token = `t${next++}`) => {
    accounts.set(token, account)
    become(index, { state: 'in', account, token })
  }
  const hear = (index: number, message: TabMessage) => {
    const effect = receive(at(index), message)
    if (effect?.type === 'say') send(index, effect.message)
    if (effect?.type === 'ask') ask(index, effect.account)
    if (effect?.type === 'end') become(index, visitor)
    if (effect?.type === 'take') logIn(index, accounts.get(effect.token) ?? '', effect.token)
  }
  return {
    tabs,
    given,
    ask,
    logIn,
    logOut: (index: number) => become(index, visitor),
    expire: (index: number) => {
      const tab = at(index)
      if (tab.state === 'in')
        become(index, { state: 'expired', account: tab.account, token: undefined, asked: undefined })
    },
  }
}

const steps = fc.array(
  fc.record({
    do: fc.constantFrom('logIn', 'logOut', 'expire', 'ask' as const),
    tab: fc.nat(3),
    account: fc.constantFrom('ann', 'bob'),
  }),
  { maxLength: 40 },
)

describe('tabs together', () => {
  it('after a logout no tab holds that account, and the other account stays where it was', () => {
    fc.assert(
      fc.property(steps, fc.nat(3), (history, last) => {
        const browser = createBrowser(4)
        play(browser, history)
        const leaving = browser.tabs[last]
        if (leaving?.state !== 'in') return
        const others = browser.tabs.filter((tab) => tab.state === 'in' && tab.account !== leaving.account)
        browser.logOut(last)
        expect(browser.tabs.some((tab) => tab.state !== 'visitor' && tab.account === leaving.account)).toBe(false)
        expect(browser.tabs.filter((tab) => tab.state === 'in')).toEqual(others)
      }),
    )
  })
  it('a tab never becomes another account by itself, and tokens are sent only to who asked', () => {
    fc.assert(
      fc.property(steps, (history) => {
        const browser = createBrowser(4)
        for (const step of history) {
          const before = [...browser.tabs]
          play(browser, [step])
          browser.tabs.forEach((tab, index) => {
            const was = before[index]
            if (index === step.tab || tab.state === 'visitor' || was === undefined || was.state === 'visitor') return
            expect(tab.account).toBe(was.account)
          })
        }
        if (!history.some((step) => step.do === 'ask' || step.do === 'logIn')) expect(browser.given).toEqual([])
      }),
    )
  })
  it('a tab that asks is in where any other is', () => {
    const browser = createBrowser(3)
    browser.logIn(1, 'ann')
    browser.ask(2, undefined)
    expect(browser.tabs[2]).toEqual(browser.tabs[1])
    browser.expire(1)
    browser.expire(2)
    browser.logIn(1, 'ann')
    expect(browser.tabs[2]).toEqual(browser.tabs[1])
  })
})

function play(
  browser: ReturnType<typeof createBrowser>,
  history: readonly { do: string; tab: number; account: string }[],
) {
  for (const { do: what, tab, account } of history) {
    if (what === 'logIn') browser.logIn(tab, account)
    else if (what === 'logOut') browser.logOut(tab)
    else if (what === 'expire') browser.expire(tab)
    else browser.ask(tab, undefined)
  }
}

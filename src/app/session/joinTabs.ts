import { atom, type createStore } from '../../state/atoms'
import { oneOf, storageKey } from '../../lib/safeStorage'
import { clientAtom } from '../../session/client'
import { sessionKeys } from '../../session/keys'
import { sessionNoticeAtom } from '../../session/notice'
import { cutOffTokenAtom, endSessionAtom, sessionAtom } from '../../session/session'
import { announce, readTabMessage, receive, type TabEffect, type TabMessage, type TabState } from '../../session/tabs'
import { startSessionAtom } from '../../site/startSession'

type Store = ReturnType<typeof createStore>

/** Asks the other tabs for the session of an account. Set once the tab has joined them. */
export const askTabsAtom = atom<{ readonly ask: (account: string) => void }>({ ask: () => undefined })

/** A tab whose member left stays without one over a reload; other tabs may still be somebody else's. */
const leftKey = storageKey('sessionStorage', 'marquee.left', oneOf('yes'))

/** Milliseconds that an answer to a question may take. Later ones come to a visitor who is doing something else. */
export const patience = 2_000

/** Joins the tabs of this brand; without BroadcastChannel each tab lives by itself. Returns how to leave. */
export function joinTabs(store: Store): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  let channel: BroadcastChannel | undefined
  let asked: string | undefined
  let before = state()

  function state(): TabState {
    const session = store.get(sessionAtom)
    if (session.state === 'visitor') return { state: 'visitor', asked }
    const { account, token } = session
    return token === undefined ? { state: 'expired', account, token, asked } : { state: 'in', account, token }
  }

  const say = (message: TabMessage) => channel?.postMessage(message)

  function ask(account?: string): void {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
    asked = id
    setTimeout(() => {
      if (asked === id) asked = undefined
    }, patience)
    say({ type: 'ask', id, account })
  }

  /** The platform says whose the token is; one that it does not know changes nothing. */
  async function take(token: string): Promise<void> {
    asked = undefined
    try {
      const info = await store.get(clientAtom)('memberInfo', { token })
      const now = state()
      if (now.state === 'visitor' || (now.state === 'expired' && now.account === info.account))
        store.set(startSessionAtom, token, info)
    } catch {
      // the visitor logs in by hand
    }
  }

  function act(effect: TabEffect): void {
    switch (effect.type) {
      case 'say':
        return say(effect.message)
      case 'ask':
        return ask(effect.account)
      case 'take':
        return void take(effect.token)
      case 'offer':
        return store.set(sessionNoticeAtom, { type: 'offer', account: effect.account })
      case 'withdraw':
        return store.set(sessionNoticeAtom, (notice) =>
          notice?.type === 'offer' && notice.account === effect.account ? undefined : notice,
        )
      case 'end':
        // a token of this tab's own would live on
        store
          .get(clientAtom)('logout')
          .catch(() => undefined)
        // the others have heard it from the tab that said it
        before = { state: 'visitor', asked }
        store.set(endSessionAtom)
        return store.set(sessionNoticeAtom, { type: 'ended', account: effect.account })
    }
  }

  function open(): void {
    channel = new BroadcastChannel('marquee.session')
    channel.onmessage = ({ data }) => {
      const message = readTabMessage(data)
      const effect = message && receive(state(), message)
      if (effect) act(effect)
    }
  }

  function close(): void {
    channel?.close()
    channel = undefined
  }

  /** An open channel keeps the page out of the browser's own store for going back; a member's is not seen when it leaves it. */
  function leave({ persisted }: PageTransitionEvent): void {
    close()
    if (persisted && state().state !== 'visitor') document.documentElement.toggleAttribute('data-away', true)
  }

  /** What was said meanwhile was not heard, such as that the member has left: a member's page starts anew, and asks for all of it. */
  function comeBack({ persisted }: PageTransitionEvent): void {
    if (!persisted) return
    if (state().state === 'visitor') open()
    else location.reload()
  }

  const unsubscribe = store.sub(sessionAtom, () => {
    const now = state()
    const message = announce(before, now)
    if (now.state === 'in') {
      leftKey.remove()
      asked = undefined
      store.set(sessionNoticeAtom, undefined)
    } else if (now.state === 'visitor') leftKey.write('yes')
    // the token may be alive in another tab
    else if (before.state === 'in') ask(now.account)
    before = now
    if (message) say(message)
  })

  open()
  addEventListener('pagehide', leave)
  addEventListener('pageshow', comeBack)
  store.set(askTabsAtom, { ask })
  void begin()

  /** A sign-in that a reload cut off goes first: its member has just said who they are. */
  async function begin(): Promise<void> {
    const cutOff = store.get(cutOffTokenAtom)
    if (before.state === 'visitor' && cutOff !== undefined) {
      await take(cutOff)
      // of a page that is reloaded its calls fail first: it is gone before this goes on, and the next one finishes
      await new Promise((resolve) => setTimeout(resolve, 300))
      if (before.state === 'visitor' && sessionKeys.token.read() === cutOff) {
        sessionKeys.token.remove()
        sessionKeys.admitted.remove()
      }
    }
    if (before.state === 'visitor' && leftKey.read() === undefined) ask()
  }

  return () => {
    unsubscribe()
    close()
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', comeBack)
  }
}

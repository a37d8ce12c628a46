/**
 * How the tabs of a brand tell each other who logged in and out. Session storage belongs to one tab (spec §3), and a
 * token must never be kept where every page of the origin can read it at any time, so nothing is stored in common:
 * tabs speak over a BroadcastChannel, which reaches pages of this origin alone, and a token is sent only in answer to
 * a tab that asks. Whoever can listen there runs in this origin and could read the session of its own tab as well;
 * games and other foreign pages are framed from elsewhere or without an origin.
 *
 * What a message says is never trusted with more than it needs: a token that was given is first shown to the platform,
 * which says whose it is.
 */
export type TabMessage =
  /** Somebody logged in in the tab that says so. */
  | { readonly type: 'started'; readonly account: string }
  /** A member logged out there. */
  | { readonly type: 'ended'; readonly account: string }
  /** A tab without a token asks for one, of this account where it had one. */
  | { readonly type: 'ask'; readonly id: string; readonly account: string | undefined }
  | { readonly type: 'give'; readonly id: string; readonly token: string }

/** This tab, as far as the others matter. `asked`: the id of its own question that may still be answered. */
export type TabState =
  | { readonly state: 'visitor'; readonly asked: string | undefined }
  | { readonly state: 'in'; readonly account: string; readonly token: string }
  /** The platform refused the token; the member is being asked to log in again. */
  | {
      readonly state: 'expired'
      readonly account: string
      readonly token: undefined
      readonly asked: string | undefined
    }

export type TabEffect =
  | { readonly type: 'say'; readonly message: TabMessage }
  /** Asks the other tabs for a token of this account. */
  | { readonly type: 'ask'; readonly account: string }
  /** Offers the visitor to go on as the account; takes the offer back. */
  | { readonly type: 'offer' | 'withdraw'; readonly account: string }
  /** The session of this tab is over: its member logged out. */
  | { readonly type: 'end'; readonly account: string }
  | { readonly type: 'take'; readonly token: string }

/** What a tab does about a message. */
export function receive(tab: TabState, message: TabMessage): TabEffect | undefined {
  switch (message.type) {
    case 'started':
      if (tab.state === 'visitor') return { type: 'offer', account: message.account }
      return tab.state === 'expired' && tab.account === message.account
        ? { type: 'ask', account: tab.account }
        : undefined
    case 'ended':
      if (tab.state === 'visitor') return { type: 'withdraw', account: message.account }
      return tab.account === message.account ? { type: 'end', account: tab.account } : undefined
    case 'ask':
      if (tab.state !== 'in' || (message.account !== undefined && message.account !== tab.account)) return undefined
      return { type: 'say', message: { type: 'give', id: message.id, token: tab.token } }
    case 'give':
      return tab.state !== 'in' && tab.asked === message.id ? { type: 'take', token: message.token } : undefined
  }
}

/** What a tab sends to the others when its session changes. An expired token is not sent: each tab finds out by itself. */
export function announce(before: TabState, now: TabState): TabMessage | undefined {
  if (now.state === 'in') {
    return before.state === 'in' && before.account === now.account
      ? undefined
      : { type: 'started', account: now.account }
  }
  return before.state === 'in' && now.state === 'visitor' ? { type: 'ended', account: before.account } : undefined
}

/** Whatever else comes over the channel is dropped. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, account, id, token } = data as Readonly<Record<string, unknown>>
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length < 4096
  if ((type === 'started' || type === 'ended') && isText(account)) return { type, account }
  if (type === 'ask' && isText(id) && (account === undefined || isText(account))) return { type, id, account }
  return type === 'give' && isText(id) && isText(token) ? { type, id, token } : undefined
}

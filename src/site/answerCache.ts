import { atom, type PrimitiveAtom } from 'jotai'
import type { CallId } from '../platform/calls'
import { CallFailure } from '../platform/failure'

/** What is known of one answer. Data stay while they are refreshed and when refreshing fails. */
export interface AnswerState<T> {
  readonly data: T | undefined
  readonly error: CallFailure | undefined
  readonly isFetching: boolean
  /** When `data` came, epoch milliseconds; 0 before that. */
  readonly at: number
}

export interface AnswerRequest<T> {
  readonly key: string
  /** Call of the table, for refreshing by name. */
  readonly callId: CallId
  /** Whose answer it is, where it needs a token. */
  readonly account: string | undefined
  readonly run: () => Promise<T>
  /** Milliseconds that an answer counts as fresh. */
  readonly fresh: number
  /** Asked again every so many milliseconds while the page is seen. */
  readonly every: number | undefined
}

/** Waited before the one retry that a passing trouble gets, in milliseconds. */
const retryDelay = 800

/** One answer: asked when somebody looks and it is not fresh, once for all who look at the same time. */
export class Answer<T> {
  readonly state: PrimitiveAtom<AnswerState<T>>
  request: AnswerRequest<T>
  private current: AnswerState<T>
  private write: (state: AnswerState<T>) => void = () => undefined
  private asking: Promise<void> | undefined
  private readonly onFailure: (error: CallFailure) => void

  constructor(request: AnswerRequest<T>, initial: AnswerState<T>, onFailure: (error: CallFailure) => void) {
    this.request = request
    this.current = initial
    this.onFailure = onFailure
    this.state = atom(initial)
    this.state.onMount = (set) => {
      this.write = set
      set(this.current)
      if (Date.now() - this.current.at >= this.request.fresh) void this.refresh()
      return this.keepFresh()
    }
  }

  /** Asks now, or joins who is asking. Never rejects: failures are part of the state. */
  readonly refresh = (): Promise<void> => {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined
    })
    return this.asking
  }

  private async ask(): Promise<void> {
    this.update({ isFetching: true })
    try {
      const data = await this.attempt()
      this.update({ data, error: undefined, at: Date.now(), isFetching: false })
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure(this.request.callId, { kind: 'malformed', reason: String(error) }, true)
      this.update({ error: failure, isFetching: false })
      this.onFailure(failure)
    }
  }

  /** Reading calls may be tried once more where the trouble may pass. */
  private async attempt(): Promise<T> {
    try {
      return await this.request.run()
    } catch (error) {
      if (!mayPass(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, retryDelay))
      return this.request.run()
    }
  }

  private update(change: Partial<AnswerState<T>>): void {
    this.current = { ...this.current, ...change }
    this.write(this.current)
  }

  private keepFresh(): () => void {
    const { every } = this.request
    if (every === undefined) return () => undefined
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - this.current.at >= every) void this.refresh()
    }
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}

const mayPass = (error: unknown): boolean =>
  error instanceof CallFailure && (error.failure.kind === 'offline' || (error.failure.kind === 'http' && error.failure.status >= 500))

const nothing = { data: undefined, error: undefined, isFetching: false, at: 0 }

/** Every answer of this visit, by key. */
export class AnswerCache {
  private readonly answers = new Map<string, Answer<unknown>>()
  private readonly seeds = new Map<string, unknown>()
  private readonly onFailure: (error: CallFailure) => void

  constructor(onFailure: (error: CallFailure) => void = () => undefined) {
    this.onFailure = onFailure
  }

  /** The answer of a key. The caller vouches that one key always means one type. */
  of<T>(request: AnswerRequest<T>): Answer<T> {
    const known = this.answers.get(request.key) as Answer<T> | undefined
    if (known) {
      known.request = request
      return known
    }
    const seeded = this.seeds.has(request.key)
    const initial = seeded ? { ...nothing, data: this.seeds.get(request.key) as T, at: Date.now() } : nothing
    const made = new Answer<T>(request, initial, this.onFailure)
    this.seeds.delete(request.key)
    this.answers.set(request.key, made as unknown as Answer<unknown>)
    return made
  }

  /** Data that are known before anybody asked: what the edge inlined. */
  seed(key: string, data: unknown): void {
    this.seeds.set(key, data)
  }

  /** Asks again for the answers of a call. */
  refresh(callId: CallId): void {
    for (const answer of this.answers.values()) if (answer.request.callId === callId) void answer.refresh()
  }

  /** Drops what belonged to an account. */
  forget(account: string): void {
    for (const [key, answer] of this.answers) if (answer.request.account === account) this.answers.delete(key)
  }
}

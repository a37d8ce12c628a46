import { atom, type PrimitiveAtom } from '../state/atoms'
import type { Call } from '../platform/calls'
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
  readonly callId: string
  /** Whose answer it is, where it needs a token. */
  readonly account: string | undefined
  readonly run: () => Promise<T>
  /** Milliseconds that an answer counts as fresh. */
  readonly staleTime: number
  /** Asked again every so many milliseconds while the page is seen. */
  readonly refetchInterval: number | undefined
  /** Checks an answer that comes from elsewhere than the call. */
  readonly value: Call<T>['value']
}

/** An answer that is known already, and when it came. */
export interface KnownAnswer<T> {
  readonly data: T
  readonly at: number
}

/** Where answers outlive a reload. */
export interface Persister {
  readonly read: <T>(request: AnswerRequest<T>) => KnownAnswer<T> | undefined
  readonly write: <T>(request: AnswerRequest<T>, known: KnownAnswer<T>) => void
}

/** Waited before the one retry that a passing trouble gets, in milliseconds. */
const retryDelay = 800

/** One answer: asked when somebody looks and it is not fresh, once for all who look at the same time. */
export class Answer<T> {
  readonly state: PrimitiveAtom<AnswerState<T>>
  request: AnswerRequest<T>
  private current: AnswerState<T>
  private write: (state: AnswerState<T>) => void = () => undefined
  private asking: Promise<CallFailure | undefined> | undefined
  private looks = 0
  /** Something has changed since the call that is on its way was sent. */
  private isOutdated = false
  private stopPolling?: () => void
  private persister: Persister | undefined

  constructor(
    request: AnswerRequest<T>,
    initial: AnswerState<T>,
    persister: Persister | undefined,
    /** Told when it came after it had not: the platform answers again. */
    private readonly isBack: () => void,
  ) {
    this.request = request
    this.persister = persister
    this.current = initial
    this.state = atom(initial)
    this.state.onMount = (set) => {
      this.looks++
      this.write = set
      set(this.current)
      if (Date.now() - this.current.at >= this.request.staleTime) void this.refresh()
      this.poll()
      return () => {
        this.looks--
        this.stopPolling?.()
        this.update({ error: undefined })
      }
    }
  }

  /** Somebody else looks at it too: of two intervals the shorter one holds. */
  join(request: AnswerRequest<T>): void {
    const { refetchInterval: before } = this.request
    const refetchInterval = Math.min(before ?? Infinity, request.refetchInterval ?? Infinity)
    this.request = { ...request, refetchInterval: refetchInterval === Infinity ? undefined : refetchInterval }
    if (this.request.refetchInterval === before || this.looks === 0) return
    this.stopPolling?.()
    this.poll()
  }

  /**
   * Counts as fresh no more: asked again at once where somebody looks, otherwise when somebody does. What is on its way
   * was asked before the change, and is followed by another call.
   */
  invalidate(): void {
    if (this.asking !== undefined) this.isOutdated = true
    else if (this.looks > 0) void this.refresh()
    else {
      this.current = { ...this.current, at: 0 }
      const { data } = this.current
      if (data !== undefined) this.persister?.write(this.request, { data, at: 0 })
    }
  }

  /** What was kept stands in until the call has answered. Undefined: kept no more, its account left. */
  persistWith(persister: Persister | undefined): void {
    this.persister = persister
    const { data, at } = this.current
    if (data !== undefined) persister?.write(this.request, { data, at })
    else this.update(persister?.read(this.request) ?? {})
  }

  /** Asks now, or joins who is asking. Never rejects: a failure is part of the state, and told to who asked. */
  readonly refresh = (): Promise<CallFailure | undefined> => {
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined
      if (!this.isOutdated) return
      this.isOutdated = false
      this.invalidate()
    })
    return this.asking
  }

  private async ask(): Promise<CallFailure | undefined> {
    this.update({ isFetching: true })
    try {
      const data = await this.attempt()
      const at = Date.now()
      const wasAway = this.isAway()
      this.update({ data, error: undefined, at, isFetching: false })
      this.persister?.write(this.request, { data, at })
      if (wasAway) this.isBack()
      return undefined
    } catch (error) {
      const failure =
        error instanceof CallFailure
          ? error
          : new CallFailure(this.request.callId, { type: 'malformed', reason: String(error) }, true)
      // the next subscriber gets a pending answer instead of the old failure
      this.update({ error: this.looks === 0 ? undefined : failure, isFetching: false })
      return failure
    }
  }

  private isAway(): boolean {
    const { error } = this.current
    return error !== undefined && (mayPass(error) || error.failure.type === 'timeout')
  }

  /** Another answer came again: this one may, too. Each asks once for that, whatever it gets. */
  retry(): void {
    if (this.looks > 0 && this.asking === undefined && this.isAway()) void this.refresh()
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

  /** Looks again when the answer will be as old as that: an interval counted from the asking would always come too early. */
  private poll(): void {
    const { refetchInterval } = this.request
    if (refetchInterval === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const left = this.current.at + refetchInterval - Date.now()
      if (left <= 0 && !document.hidden) void this.refresh()
      clearTimeout(timer)
      timer = setTimeout(look, left > 0 ? left : refetchInterval)
    }
    look()
    document.addEventListener('visibilitychange', look)
    this.stopPolling = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}

const mayPass = (error: unknown): boolean =>
  error instanceof CallFailure &&
  (error.failure.type === 'offline' || (error.failure.type === 'http' && error.failure.status >= 500))

/** As the call itself would have read it, where its schema came with the page that asks. */
function readSeed<T>({ value }: AnswerRequest<T>, { data, at }: KnownAnswer<T>): KnownAnswer<T> | undefined {
  if (typeof value === 'string') return { data, at }
  const read = value.safeParse(data)
  return read.success ? { data: read.data, at } : undefined
}

const nothing = { data: undefined, error: undefined, isFetching: false, at: 0 }

/** Every answer of this visit, by key. */
export class AnswerCache {
  private readonly answers = new Map<string, Answer<unknown>>()
  private readonly seeds = new Map<string, KnownAnswer<unknown>>()
  private persister: Persister | undefined

  /** The answer of a key. The caller vouches that one key always means one type. */
  of<T>(request: AnswerRequest<T>): Answer<T> {
    const known = this.answers.get(request.key) as Answer<T> | undefined
    if (known) {
      known.join(request)
      return known
    }
    const seed = this.seeds.get(request.key) as KnownAnswer<T> | undefined
    const initial = { ...nothing, ...(seed ? readSeed(request, seed) : this.persister?.read(request)) }
    const made = new Answer<T>(request, initial, this.persister, this.retryOthers)
    this.seeds.delete(request.key)
    this.answers.set(request.key, made as unknown as Answer<unknown>)
    return made
  }

  /** Of a platform that was away and answers again; those that nobody asks for on a clock would stay failed. */
  private readonly retryOthers = (): void => {
    for (const answer of this.answers.values()) answer.retry()
  }

  /** Data that are known before anybody asked: what the edge inlined. */
  seed(key: string, known: KnownAnswer<unknown>): void {
    this.seeds.set(key, known)
  }

  /** From now on answers are kept, and those that were kept stand in for those that are not there yet. */
  persistWith(persister: Persister): void {
    this.persister = persister
    for (const answer of this.answers.values()) answer.persistWith(persister)
  }

  /** Something has changed what a call answers: asked again where somebody looks, otherwise when somebody does. */
  refresh(callId: string): void {
    for (const answer of this.answers.values()) if (answer.request.callId === callId) answer.invalidate()
  }

  /** Its member logged in again: what was asked for meanwhile failed, so all of it is asked for again. */
  invalidate(account: string): void {
    for (const answer of this.answers.values()) if (answer.request.account === account) answer.invalidate()
  }

  /** Drops what belonged to an account. */
  forget(account: string): void {
    for (const [key, answer] of this.answers) {
      if (answer.request.account !== account) continue
      answer.persistWith(undefined)
      this.answers.delete(key)
    }
  }
}

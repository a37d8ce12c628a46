import type { ListedGame } from '../../contract/listed-game'
import { wasNotLetIn } from '../../platform/wasRefused'
import type { GamePage } from '../gameList/calls'
import { search } from './search/search'
import { Catalogue, noPlace } from './Catalogue'
import { loadPages, type PageQuestion } from './loadPages'
import { byNewest, byPopularity } from './orders'
import { readGames } from '../gameList/readGames'

/**
 * How far the catalogue has come. `refused`: this platform shows its list to members alone; `failed`: not even the
 * first page came.
 */
export type LoadState =
  | { readonly state: 'idle' | 'loading' | 'refused' }
  | { readonly state: 'ready'; readonly missing: number }
  | { readonly state: 'failed'; readonly error: unknown }

/** What the page draws from; another object whenever anything changed. */
export interface Snapshot {
  readonly catalogue: Catalogue
  readonly load: LoadState
  /** Games of the whole list, as far as known. */
  readonly total: number
  readonly popular: Uint32Array
}

type Ask = (question: PageQuestion) => Promise<GamePage>

/** The hall's games of one language, for the whole visit: coming back finds them. */
export class HallStore {
  private ask: Ask
  private snapshot: Snapshot
  private newest: { readonly of: Uint32Array; readonly order: Uint32Array } | undefined
  private readonly listeners = new Set<() => void>()
  private readonly keeps: (game: ListedGame) => boolean
  private readonly wait: ((milliseconds: number) => Promise<void>) | undefined

  /** @param keeps of a list that holds more than is shown: whether a game is */
  constructor(
    ask: Ask,
    wait?: (milliseconds: number) => Promise<void>,
    keeps: (game: ListedGame) => boolean = () => true,
  ) {
    this.ask = ask
    this.keeps = keeps
    this.wait = wait
    this.snapshot = { catalogue: new Catalogue(), load: { state: 'idle' }, total: 0, popular: new Uint32Array(0) }
  }

  /** Asks as another from now on: somebody signed in or out. */
  askAs(ask: Ask): void {
    this.ask = ask
  }

  readonly read = (): Snapshot => this.snapshot

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Loads what is not there; does nothing while it loads or once all has come. */
  readonly start = (): void => {
    const { load } = this.snapshot
    if (load.state === 'loading' || (load.state === 'ready' && load.missing === 0)) return
    void this.run()
  }

  /** Games that another list named; they get their place in the order when the catalogue brings them. */
  readonly include = (games: readonly ListedGame[]): void => {
    const { catalogue } = this.snapshot
    if (catalogue.add(games, noPlace) > 0) this.change({})
  }

  /** The newest first; made when somebody asks for it. */
  newestFirst({ catalogue, popular }: Snapshot): Uint32Array {
    if (this.newest?.of !== popular) this.newest = { of: popular, order: byNewest(catalogue, popular) }
    return this.newest.order
  }

  private async run(): Promise<void> {
    this.change({ load: { state: 'loading' } })
    const take = (page: GamePage, firstPlace: number): number => {
      const games = readGames(page.content)
      this.snapshot.catalogue.add(games.filter(this.keeps), firstPlace)
      this.change({ total: Math.max(this.snapshot.total, page.total) })
      return games.length
    }
    try {
      const { total, missing } = await loadPages({
        ask: (question) => this.ask(question),
        take,
        ...(this.wait !== undefined && { wait: this.wait }),
      })
      this.change({ total, load: { state: 'ready', missing } })
      // the first key press finds its ways trodden
      setTimeout(() => search(this.snapshot.catalogue.index, [], this.snapshot.catalogue.size, ['a']))
    } catch (error) {
      this.change({ load: wasNotLetIn(error) ? { state: 'refused' } : { state: 'failed', error } })
    }
  }

  private change(part: Partial<Omit<Snapshot, 'catalogue' | 'popular'>>): void {
    const { catalogue } = this.snapshot
    this.snapshot = { ...this.snapshot, ...part, popular: byPopularity(catalogue) }
    for (const listener of this.listeners) listener()
  }
}

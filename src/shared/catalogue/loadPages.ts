import { wasNotLetIn } from '../../platform/wasRefused'
import type { GamePage } from '../gameList/calls'

export interface PageQuestion {
  readonly page: number
  readonly pageSize: number
}

interface Loading {
  readonly ask: (question: PageQuestion) => Promise<GamePage>
  /** A page as it came; `firstPlace` is the place of its first game among all. Tells how many games could be read. */
  readonly take: (page: GamePage, firstPlace: number) => number
  readonly wait?: (milliseconds: number) => Promise<void>
}

export interface Loaded {
  /** Games that the platform has, as it said. */
  readonly total: number
  /** Games of pages that did not come, or came with less than they should. */
  readonly missing: number
}

/** The first cards are on their way before the rest is asked for. */
export const firstPageSize = 48
export const pageSize = 500
const atOnce = 2
const attempts = 3
const pause = 500
/** Nobody has more; keeps a nonsensical total from asking for ever. */
const mostGames = 200_000

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A list that is for members alone stays so. */
const mayPass = (error: unknown): boolean => !wasNotLetIn(error)

/**
 * Asks for the whole catalogue: a small first page, then large ones, two at a time. A page that fails is asked for
 * again, at once and once more at the end, and then counts as missing: the others stay. Rejects where not even the
 * first comes.
 */
export async function loadPages({ ask, take, wait = sleep }: Loading): Promise<Loaded> {
  const insist = async (question: PageQuestion, tries: number): Promise<GamePage> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask(question)
      } catch (error) {
        if (attempt >= tries || !mayPass(error)) throw error
        await wait(pause * 2 ** (attempt - 1))
      }
    }
  }

  const first = await insist({ page: 1, pageSize: firstPageSize }, attempts)
  // a list without a first game has none, whatever it says of its length
  if (first.content.length === 0) return { total: 0, missing: 0 }
  const readable = take(first, 0)
  const total = Math.min(first.total, mostGames)
  if (first.content.length >= total) return { total, missing: first.content.length - readable }

  // platforms that give less at once say so in their answer
  let size = pageSize
  let missing = 0
  const absent: number[] = []
  const load = async (page: number, tries: number): Promise<boolean> => {
    try {
      const answer = await insist({ page, pageSize: size }, tries)
      if (page === 1 && answer.pageSize < size) size = Math.max(1, answer.pageSize)
      const read = take(answer, (page - 1) * size)
      missing += Math.max(0, Math.min(size, total - (page - 1) * size) - read)
      return true
    } catch {
      return false
    }
  }
  if (!(await load(1, attempts))) absent.push(1)
  let next = 2
  const work = async () => {
    for (;;) {
      const page = next++
      if ((page - 1) * size >= total) return
      if (!(await load(page, attempts))) absent.push(page)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  for (const page of absent) {
    if (await load(page, 1)) continue
    missing += Math.max(0, Math.min(size, total - (page - 1) * size))
  }
  return { total, missing }
}

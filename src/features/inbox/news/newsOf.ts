import type { NewsMark } from './newsMark'

interface Dated {
  readonly id: string
  readonly timestamp: number
}

/** Messages that came after those that are known, newest first like the list. */
export function newsOf<M extends Dated>(mark: Pick<NewsMark, 'at' | 'id'>, messages: readonly M[]): readonly M[] {
  const known = messages.findIndex(({ id, timestamp }) => id === mark.id || timestamp < mark.at)
  const newer = known === -1 ? messages : messages.slice(0, known)
  // the known one may have been deleted: of those of the same moment none is told again
  return messages[known]?.id === mark.id ? newer : newer.filter(({ timestamp }) => timestamp > mark.at)
}

/** The mark once these are known. */
export function markAfter(
  mark: NewsMark | undefined,
  account: string,
  messages: readonly Dated[],
  now: number,
): NewsMark {
  const [newest] = messages
  if (!newest || (mark && newest.timestamp < mark.at)) return { account, at: 0, id: '', ...mark, looked: now }
  return { account, at: newest.timestamp, id: newest.id, looked: now }
}

/** Pages that were closed for longer begin anew: what came meanwhile is in the inbox, and old news by now. */
const stillOpen = 60_000

/**
 * Up to where this page tells: what it knows itself, and what another tab has told since. A page that has just been
 * opened goes on where the last one stopped, if that was a moment ago.
 */
export function laterMark(own: NewsMark | undefined, kept: NewsMark | undefined, now: number): NewsMark | undefined {
  if (!own) return kept && now - kept.looked < stillOpen ? kept : undefined
  return kept && kept.at > own.at ? kept : own
}

/** No list is longer; a platform is not asked for pages beyond. */
const most = 1_000_000

/** The page of a list that an address names: a whole number from 1. Anything else is the first. */
export const readPageNumber = (text: string | null): number =>
  text !== null && /^\d+$/.test(text) ? Math.min(most, Math.max(1, Number(text))) : 1

/** The last page of a list, where the one that was asked for is past it; undefined where it is not. */
export function lastBefore(asked: number, pageCount: number): number | undefined {
  const last = Math.max(1, pageCount)
  return asked > last ? last : undefined
}

/** The same as the address has it: the first page is not named. */
export const pageParameter = (page: number): string | undefined => (page === 1 ? undefined : String(page))

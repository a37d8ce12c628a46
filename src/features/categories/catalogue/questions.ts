import { askedCategory } from '../../../engine/shownCategory'

/** Games that a page of the list brings, over all of its questions. */
export const pageSize = 48

export interface Question {
  readonly gameCategory: string
  readonly vassalage?: string
  readonly page: number
  readonly pageSize: number
}

interface Wanted {
  /** Category as it is shown. */
  readonly category: string
  /** Codes of the vendors that stand under it. */
  readonly vendors: readonly string[]
  /** Code of the vendor that the page is narrowed to. */
  readonly chosen: string | undefined
  /** From 1. */
  readonly page: number
}

/**
 * What to ask the game list for one page of a category. Sports, e-sports and cockfights are one category of the
 * platform, so each is asked vendor by vendor: a page of all of them may hold none of the few.
 */
export function questionsOf({ category, vendors, chosen, page }: Wanted): readonly Question[] {
  const gameCategory = askedCategory(category)
  if (chosen !== undefined) return [{ gameCategory, vassalage: chosen, page, pageSize }]
  if (gameCategory !== 'SPORTS') return [{ gameCategory, page, pageSize }]
  const share = Math.max(6, Math.ceil(pageSize / vendors.length))
  return vendors.map((vassalage) => ({ gameCategory, vassalage, page, pageSize: share }))
}

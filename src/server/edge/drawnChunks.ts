import { pageParts } from '../partList'
import type { DrawnPage } from './drawnPages'
import { chunksOfPart } from './firstChunks'

/**
 * Chunks that a drawn page is taken over with, besides those of every page: fetched with it, since a part whose code is still
 * on its way when answers come would be drawn anew. Home has its own in firstChunks.ts.
 */
export function drawnChunks(page: DrawnPage, language: string): readonly string[] {
  switch (page.state) {
    case 'page':
      return chunksOfPart(pageParts, page.id, language)
    case 'elsewhere':
      return []
    case 'closed':
      return ['src/app/pages/Maintenance.tsx']
  }
}

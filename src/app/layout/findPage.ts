import { matchPath } from 'react-router'
import type { PageAt } from '../../engine/answerPage'
import type { Item } from '../../engine/site'

export interface FoundPage extends PageAt {
  /** Says which page it is, with its parameters: the same for a page and its aliases. */
  readonly key: string
}

/** The page that the router draws at a path, found the way the router does. */
export function findPage(pages: readonly Item<'page'>[], pathname: string): FoundPage | undefined {
  for (const item of pages) {
    for (const path of [item.props.path, ...(item.props.aliases ?? [])]) {
      const match = matchPath(path, pathname)
      if (match) return { item, path, key: [item.id, ...Object.values(match.params)].join('/') }
    }
  }
  return undefined
}

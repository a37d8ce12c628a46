import { matchPath } from 'react-router'
import type { PageAt } from '../../engine/answerPage'
import type { Item } from '../../engine/site'
import type { PageParameters } from '../../site/pageParameters'

export interface FoundPage extends PageAt {
  readonly parameters: PageParameters
  /** Says which page it is, with its parameters: the same for a page and its aliases. */
  readonly key: string
  /** The path as the page writes it: in its own case, without a slash or spaces after it. */
  readonly address: string
}

/** Segment by segment: a slash within one stays encoded, and is no border of segments. */
function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/** The page that stands at a path. */
export function findPage(pages: readonly Item<'page'>[], pathname: string): FoundPage | undefined {
  const wanted = decode(pathname).trim()
  for (const item of pages) {
    for (const path of [item.props.path, ...(item.props.aliases ?? [])]) {
      const match = matchPath(path, wanted)
      if (match) {
        const parameters: PageParameters = match.params
        const key = [item.id, ...Object.values(parameters)].join('/')
        // what parameters say is written as it came
        const address = path.includes(':') ? pathname.replace(/(\/|%20)+$/, '') : path
        return { item, path, parameters, key, address }
      }
    }
  }
  return undefined
}

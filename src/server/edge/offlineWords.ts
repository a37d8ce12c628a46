import { edgeTexts } from '../edgeTexts'

/** What the page that is shown without a network says. The edge writes it, as nothing else of the site is there then. */
export interface OfflineWords {
  readonly title: string
  readonly text: string
  readonly retry: string
}

type Texts = Readonly<Record<string, string>>

/** In one language, the brand's own texts over the product's; undefined where neither has them. */
export function offlineWords(tag: string, own: Texts = {}): OfflineWords | undefined {
  const texts: Texts = { ...edgeTexts[tag], ...own }
  const [title, text, retry] = [texts['app.offline.title'], texts['app.offline.text'], texts['app.offline.retry']]
  return title === undefined || text === undefined || retry === undefined ? undefined : { title, text, retry }
}

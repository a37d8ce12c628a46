import { setTextTool } from '../../i18n/translate'
import { createTextIndex } from './model/textIndex'

/** What the page has said since the inspector is there; its own words are none of the page's. */
export const textIndex = createTextIndex((key) => !key.startsWith('app.inspector.'))

type Changed = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Has the page say changed texts, language → key → text, and tells the index what it says. */
export function startTextTool(changed: () => Changed): void {
  const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
    Object.hasOwn(record, name) ? record[name] : undefined
  setTextTool({
    textOf: (language, key) => own(own(changed(), language) ?? {}, key),
    hear: textIndex.hear,
  })
}

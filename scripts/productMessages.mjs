/**
 * Every text of the product, by language: what brands may say differently. Read from where it is written, so that the
 * server, the command line and the tests know the same keys.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readJson } from './readJson.mjs'

/** `messages/<tag>.json` is loaded with its page; `<name>.en.json` is in the first page, translated in `i18n/messages`. */
const tagOf = (file) =>
  path.basename(path.dirname(file)) === 'messages' && /^[\w-]+\.json$/.test(path.basename(file))
    ? path.basename(file, '.json')
    : file.endsWith('.en.json')
      ? 'en'
      : undefined
/** Not for players: nobody says it differently. */
const tools = path.join('app', 'inspector')

/** @returns {{ file: string, tag: string, texts: Record<string, string> }[]} every file of texts; of two the later wins */
export function productTexts(root) {
  const src = path.join(root, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => !file.startsWith(tools))
  return files.sort().flatMap((file) => {
    const tag = tagOf(file)
    const name = `src/${file.split(path.sep).join('/')}`
    return tag === undefined ? [] : [{ file: name, tag, texts: readJson(path.join(src, file)) }]
  })
}

/** @returns {Record<string, Record<string, string>>} language tag → message key → text */
export function productMessages(root) {
  const messages = { en: {} }
  // put into one object: copies of what is there already would take longer than the reading
  for (const { tag, texts } of productTexts(root)) Object.assign((messages[tag] ??= {}), texts)
  return messages
}

/** Keys as the code says them, in their order: the forms of a plural are one key. */
export function messageKeys(root) {
  const english = Object.keys(productMessages(root).en)
  const known = new Set(english)
  const ending = /_(one|other)$/
  return [
    ...new Set(english.map((key) => (known.has(key.replace(ending, '_other')) ? key.replace(ending, '') : key))),
  ].sort()
}

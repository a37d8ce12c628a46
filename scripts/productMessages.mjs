/**
 * Every text of the product, by language: what brands may say differently. Read from where it is written, so that the
 * server, the command line and the tests know the same keys.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Folders whose files are texts by language: of entries and first pages (locale, locales), of pages (words). */
const rooms = new Set(['locale', 'locales', 'words'])
/** English of parts without such a folder. */
const single = ['app/locale/shell.en.json', 'ui/form/messages.en.json']
/** Not for players: nobody says it differently. */
const tools = path.join('app', 'inspector')

/** @returns {Record<string, Record<string, string>>} language tag → message key → text */
export function productMessages(root) {
  const src = path.join(root, 'src')
  const messages = { en: {} }
  const add = (tag, file) => {
    messages[tag] = { ...messages[tag], ...read(path.join(src, file)) }
  }
  for (const file of single) add('en', file)
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.json') &&
      rooms.has(path.basename(path.dirname(file))) &&
      !file.startsWith(tools) &&
      !single.includes(file),
  )
  for (const file of files.sort()) add(path.basename(file, '.json'), file)
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

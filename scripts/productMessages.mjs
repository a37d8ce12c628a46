/**
 * Every text of the product, by language: what brands may say differently. Read from where it is written, so that the
 * server, the command line and the tests know the same keys.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Rooms of features and of the site that hold messages, one file a language. */
const rooms = new Set(['locale', 'words'])

/** @returns {Record<string, Record<string, string>>} language tag → message key → text */
export function productMessages(root) {
  const src = path.join(root, 'src')
  const messages = { en: {} }
  const add = (tag, file) => {
    messages[tag] = { ...messages[tag], ...read(file) }
  }
  const addAll = (folder) => {
    for (const file of readdirSync(folder).sort()) if (file.endsWith('.json')) add(path.basename(file, '.json'), path.join(folder, file))
  }
  add('en', path.join(src, 'app/locale/shell.en.json'))
  add('en', path.join(src, 'ui/form/messages.en.json'))
  addAll(path.join(src, 'i18n/locales'))
  for (const layer of ['features', 'site']) {
    const folders = readdirSync(path.join(src, layer), { recursive: true, encoding: 'utf8' }).filter((folder) => rooms.has(path.basename(folder)))
    for (const folder of folders.sort()) addAll(path.join(src, layer, folder))
  }
  return messages
}

/** Keys as the code says them, in their order: the forms of a plural are one key. */
export function messageKeys(root) {
  const english = Object.keys(productMessages(root).en)
  const known = new Set(english)
  const ending = /_(one|other)$/
  return [...new Set(english.map((key) => (known.has(key.replace(ending, '_other')) ? key.replace(ending, '') : key)))].sort()
}

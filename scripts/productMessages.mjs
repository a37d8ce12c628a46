/**
 * Every text of the product, by language: what brands may say differently. Read from where it is written, so that the
 * server, the command line and the tests know the same keys.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const list = (folder) => (existsSync(folder) ? readdirSync(folder) : [])
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @returns {Record<string, Record<string, string>>} language tag → message key → text */
export function productMessages(root) {
  const src = path.join(root, 'src')
  const messages = { en: {} }
  const add = (tag, file) => {
    messages[tag] = { ...messages[tag], ...read(file) }
  }
  add('en', path.join(src, 'app/locale/shell.en.json'))
  add('en', path.join(src, 'ui/form/messages.en.json'))
  for (const file of list(path.join(src, 'i18n/locales'))) add(path.basename(file, '.json'), path.join(src, 'i18n/locales', file))
  const addAll = (folder) => {
    for (const file of list(folder)) if (file.endsWith('.json')) add(path.basename(file, '.json'), path.join(folder, file))
  }
  for (const feature of list(path.join(src, 'features'))) {
    for (const room of ['locale', 'words']) addAll(path.join(src, 'features', feature, room))
  }
  for (const part of list(path.join(src, 'site'))) addAll(path.join(src, 'site', part, 'words'))
  return messages
}

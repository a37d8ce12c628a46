import { readFileSync } from 'node:fs'
import chinese from '../i18n/messages/zh-CN.json'
import { messageTable, type MessageTable } from '../lib/messageTable'

/** The product's message keys, which brands may override: those of a language that is complete, as the tests see to. */
export const messageKeys: MessageTable = messageTable(chinese)

/**
 * As the build wrote them down, the words that pages bring along among them. A server without that file knows the
 * first page's keys only.
 */
export function readMessageKeys(file: string): MessageTable {
  try {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof texts !== 'object' || texts === null) return messageKeys
    const pairs = Object.entries(texts).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    return messageTable(Object.fromEntries(pairs))
  } catch {
    return messageKeys
  }
}

import { registry } from '../../src/app/registry'
import { calls } from '../../src/platform/calls'
import { iconNames } from '../../src/ui/icons/names'
import type { Registry } from '../../src/engine/registry'
import { messageTable, type MessageTable } from '../../src/server/brands/messageTable'
import { productMessages } from '../productMessages.mjs'

/** What brand files may name, as this checkout has it. */
export interface Product {
  readonly registry: Registry
  readonly icons: readonly string[]
  /** Calls whose path a brand may change. */
  readonly callIds: readonly string[]
  /** Language → message key → text. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Of English, which has every key. */
  readonly messageKeys: MessageTable
}

const sources = import.meta.glob<string>(
  ['../../src/features/**/{calls,memberPopups,transferCall}.ts', '../../src/site/{badges,bets,merchantWallet}.ts'],
  { query: '?raw', import: 'default', eager: true },
)

/** Rows that features keep beside their pages are read as text: their modules would bring the pages along. */
const ownCallIds = Object.values(sources).flatMap((source) =>
  Array.from(source.matchAll(/NamedCall<[^=]*=\s*\{[^{}]*?\bid: '(\w+)'/g), ([, id = '']) => id),
)

export function readProduct(root: string): Product {
  const messages = productMessages(root)
  return {
    registry,
    icons: iconNames,
    callIds: [...Object.keys(calls), ...ownCallIds].sort(),
    messages,
    messageKeys: messageTable(messages['en'] ?? {}),
  }
}

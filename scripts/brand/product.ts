import { registry } from '../../src/app/registry'
import { iconNames } from '../../src/ui/icons/names'
import type { Registry } from '../../src/engine/registry'
import { messageTable, type MessageTable } from '../../src/server/brands/messageTable'
import { callIds } from '../productCalls'
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

export function readProduct(root: string): Product {
  const messages = productMessages(root)
  return {
    registry,
    icons: iconNames,
    callIds,
    messages,
    messageKeys: messageTable(messages['en'] ?? {}),
  }
}

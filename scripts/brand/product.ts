import { registry } from '../../src/app/registry'
import type { Registry } from '../../src/engine/registry'
import { messageTable, type MessageTable } from '../../src/lib/messageTable'
import { type Catalogue, createCatalogue } from '../../src/server/brands/product/catalogue'
import { productMessages } from '../productMessages.mjs'

/** What brand files may name, as this checkout has it. */
export interface Product {
  /** Folder of the checkout. */
  readonly root: string
  readonly registry: Registry
  /** What folders are checked against, by the server too. */
  readonly catalogue: Catalogue
  /** Language → message key → text. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Of English, which has every key. */
  readonly messageKeys: MessageTable
}

export function readProduct(root: string): Product {
  const messages = productMessages(root)
  const messageKeys = messageTable(messages['en'] ?? {})
  return { root, registry, catalogue: createCatalogue(messageKeys), messages, messageKeys }
}

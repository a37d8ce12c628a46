import * as z from 'zod/mini'
import { brandFileSchema } from '../../contract/brand'
import { themeFileSchema } from '../../contract/theme'
import type { Brand } from '../../engine/brand'
import { resolveBrand } from '../../engine/resolveBrand'
import { parseJson } from '../../lib/parseJson'
import { storageKey } from '../../lib/safeStorage'
import { roleChoices } from './model/tell'

const partSchema = z.pick(brandFileSchema, { slots: true, theme: true })

const keptSchema = z.object({
  /** What brand.json and theme.json must say more. */
  brand: z.optional(partSchema),
  theme: z.optional(themeFileSchema),
  modules: z.record(z.string(), z.boolean()),
  viewer: z.object({ role: z.enum(roleChoices), clubLabel: z.string() }),
  /** What locales/<tag>.json must say more: language → message key → text. */
  texts: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
})

/** What was changed by the inspector, over the page as it was sent. */
export type KeptChanges = z.infer<typeof keptSchema>

const read = (text: string): KeptChanges | undefined => {
  const kept = z.safeParse(keptSchema, parseJson(text))
  return kept.success ? kept.data : undefined
}

/** For this tab, until it is closed or everything is reset. */
const key = storageKey('sessionStorage', 'marquee.inspector', (text) => (read(text) === undefined ? undefined : text))

/** Undefined: nothing was changed, or what stands there is of another version. */
export function readKept(): KeptChanges | undefined {
  const text = key.read()
  return text === undefined ? undefined : read(text)
}

export function keep(changes: object | undefined): void {
  if (changes === undefined) key.remove()
  else key.write(JSON.stringify(changes))
}

/** A brand as it was sent, with changes over it: merged as files are. */
export function withChanges(served: Brand, changes: KeptChanges['brand']): Brand {
  if (changes === undefined) return served
  const sent = z.safeParse(partSchema, { slots: served.slots, theme: served.theme })
  if (!sent.success) return served
  const layers = [sent.data, changes].map((values) => ({ source: '', values }))
  const { slots, theme } = resolveBrand(served.id, layers).value
  return { ...served, slots, theme }
}

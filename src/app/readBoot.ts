import * as z from 'zod/mini'
import { bootElementId, type BootData } from '../engine/boot'

const shape = z.object({
  brand: z.looseObject({ id: z.string(), name: z.string(), merchant: z.string() }),
  assetBase: z.string(),
  localeOverrides: z.array(z.string()),
  inspector: z.boolean(),
  answers: z.record(z.string(), z.unknown()),
})

/** Reads what the edge inlined. The edge has checked the brand against its schema; here only the frame is. */
export function readBoot(page: Document): BootData {
  const text = page.getElementById(bootElementId)?.textContent
  if (!text) throw new Error(`the page has no #${bootElementId}`)
  return shape.parse(JSON.parse(text)) as unknown as BootData
}

export const overridesAddress = (boot: BootData, tag: string): string | undefined =>
  boot.localeOverrides.includes(tag) ? `${boot.assetBase}locales/${tag}.json` : undefined

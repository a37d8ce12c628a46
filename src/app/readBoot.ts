import { bootElementId, type BootData } from '../engine/boot'

/** Reads what the edge inlined. Brand and answers have passed their schemas there. */
export function readBoot(page: Document): BootData {
  const text = page.getElementById(bootElementId)?.textContent
  if (!text) throw new Error(`the page has no #${bootElementId}`)
  return JSON.parse(text) as BootData
}

export const overridesAddress = (boot: BootData, tag: string): string | undefined =>
  boot.localeOverrides.includes(tag) ? `${boot.assetBase}locales/${tag}.json` : undefined

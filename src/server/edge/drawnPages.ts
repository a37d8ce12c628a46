import { languageParameter } from './shownLanguage'

/** Parameters that say where a visitor came from; no page shows anything by them. */
const campaign = /^(utm_[a-z]{1,20}|gclid|fbclid|msclkid)$/

const drawn: readonly string[] = ['/', '/index', '/login']

/** Whether the edge draws the page at an address: one that shows the same to every visitor. */
export function isDrawnAt({ pathname, searchParams }: URL): boolean {
  if (!drawn.includes(pathname)) return false
  return [...searchParams.keys()].every((name) => name === languageParameter || campaign.test(name))
}

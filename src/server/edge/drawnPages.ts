import { languageParameter } from './shownLanguage'

/** Parameters that say where a visitor came from; no page shows anything by them. */
const campaign = /^(utm_[a-z]{1,20}|gclid|fbclid|msclkid)$/

const drawn: readonly string[] = ['/', '/index', '/login']

/** Whether the edge draws the page at an address: one that shows the same to every visitor. */
export function isDrawnAt({ pathname, searchParams }: URL): boolean {
  if (!drawn.includes(pathname)) return false
  return [...searchParams.keys()].every((name) => name === languageParameter || campaign.test(name))
}

/**
 * A form of a drawn page that the browser sent by itself, since the app was not there: by its own address, so that nothing
 * that was typed stands in one. What it says is not read.
 */
export const isSentWithoutApp = ({ method, headers }: Request, { pathname }: URL): boolean =>
  method === 'POST' &&
  drawn.includes(pathname) &&
  headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true

import { commonHeaders, inertPolicy } from './securityHeaders'

/** A short plain-text answer to requests for something that does not exist. */
export function plain(
  status: number,
  text: string,
  secure: boolean,
  more: Readonly<Record<string, string>> = {},
): Response {
  return new Response(text, {
    status,
    headers: {
      ...commonHeaders(secure),
      'Content-Security-Policy': inertPolicy,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...more,
    },
  })
}

/** Says nothing about the brands that do answer here. */
export const unknownHost = (secure: boolean): Response =>
  plain(421, 'Misdirected request: no site answers at this address.\n', secure, { 'Cache-Control': 'no-store' })

export const notFound = (secure: boolean): Response => plain(404, 'There is no such file.\n', secure)

export const wrongMethod = (secure: boolean, allowed: 'GET, HEAD' | 'POST' = 'GET, HEAD'): Response =>
  plain(405, `This address takes ${allowed === 'POST' ? 'POST' : 'GET and HEAD'} requests only.\n`, secure, {
    Allow: allowed,
  })

const neverKept = { 'Cache-Control': 'no-store' }

/** A brand answers here, but its files cannot be read now. */
export const brandAway = (secure: boolean): Response =>
  plain(503, 'This site cannot be shown at the moment. Please try again.\n', secure, {
    ...neverKept,
    'Retry-After': '5',
  })

/** More come than can be served. */
export const tooBusy = (secure: boolean): Response =>
  plain(503, 'Too many visitors at the moment. Please try again in a few seconds.\n', secure, {
    ...neverKept,
    'Retry-After': '5',
  })

export const previewRefused = (secure: boolean): Response =>
  plain(403, 'This link to a preview has ended, or is not one of this site.\n', secure, neverKept)

/** To the site, with the preview in a cookie: its link leaves the address. */
export const enterPreview = (cookie: string, secure: boolean): Response =>
  plain(303, 'See the site.\n', secure, { ...neverKept, Location: '/', 'Set-Cookie': cookie })

/** To the page that a form without the app was sent from: its app, or what it says without one, takes it from there. */
export const backToPage = (secure: boolean, pathname: string): Response =>
  plain(303, 'See the page.\n', secure, { ...neverKept, Location: pathname })

/** Of a preview: nobody keeps it and no search engine lists it, whatever it is. */
export function unkept({ body, status, statusText, headers }: Response): Response {
  const all = new Headers(headers)
  all.set('Cache-Control', 'private, no-store')
  all.set('X-Robots-Tag', 'noindex, nofollow')
  return new Response(body, { status, statusText, headers: all })
}

/** To who asks for more pages than a person opens. */
export const tooManyPages = (seconds: number, secure: boolean): Response =>
  plain(429, 'Too many requests. Please try again later.\n', secure, { ...neverKept, 'Retry-After': String(seconds) })

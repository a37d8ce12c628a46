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

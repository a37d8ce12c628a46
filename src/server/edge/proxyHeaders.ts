import { requestIdHeader } from '../../lib/requestIdHeader'
import type { Visit } from './visit'

/** What the platform learns of a visitor's request, and the visitor of its answer: these and nothing else. */
const requestNames = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'device',
  'encryption',
  'if-modified-since',
  'if-none-match',
  'language',
  'modid',
  'range',
  'user-agent',
  'x-gateway-version',
]
/** The captcha service's own (geetest_challenge and so on). */
const requestPrefix = 'geetest'

const responseNames = [
  'accept-ranges',
  'cache-control',
  'content-language',
  'content-range',
  'content-type',
  'date',
  'etag',
  'last-modified',
  'retry-after',
]

interface Forwarding extends Omit<Visit, 'visitor'> {
  readonly merchant: string
  /** More names that may pass: the sandbox's scenarios. */
  readonly also?: readonly string[]
  /** Where the sandbox's demo games answer. */
  readonly playOrigin?: string
}

export function requestHeaders(incoming: Headers, { merchant, also = [], playOrigin, ...visit }: Forwarding): Headers {
  const headers = new Headers()
  for (const [name, value] of incoming) {
    if (requestNames.includes(name) || name.startsWith(requestPrefix) || also.includes(name)) headers.set(name, value)
  }
  // Answers that were compressed here carry a weak tag; the platform knows its own.
  const tags = incoming.get('if-none-match')
  if (tags !== null) headers.set('if-none-match', tags.replaceAll('W/', ''))
  // One brand never asks as another, and a doubled code is refused by the platform.
  headers.set('Merchant', merchant)
  for (const [name, value] of Object.entries(visitHeaders(visit))) headers.set(name, value)
  if (playOrigin !== undefined) headers.set('X-Sandbox-Play-Origin', playOrigin)
  return headers
}

/** Who asks, by which address of the site, and the name of the request. */
export const visitHeaders = ({
  host,
  protocol,
  addresses,
  requestId,
}: Omit<Visit, 'visitor'>): Readonly<Record<string, string>> => ({
  'X-Forwarded-Host': host,
  'X-Forwarded-Proto': protocol,
  [requestIdHeader]: requestId,
  ...(addresses !== undefined && { 'X-Forwarded-For': addresses }),
})

export function responseHeaders(answer: Headers): Headers {
  const headers = new Headers()
  for (const name of responseNames) {
    const value = answer.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}

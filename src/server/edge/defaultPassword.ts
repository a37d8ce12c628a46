import type { DefaultPasswordQuestion } from '../../contract/default-password-question'
import type { DefaultPasswordAnswer } from '../../contract/default-password-answer'
import { parseJson } from '../../lib/parseJson'
import type { LoadedBrand } from '../brands/loadedBrand'
import { validate } from '../schemas'
import type { LogTrouble } from './boundedLog'
import type { CallPlatform } from './platformCalls'
import { createRateLimiter, type Rate } from './rateLimiter'
import { type BodyLimits, readBody } from './readBody'
import { commonHeaders, inertPolicy } from './securityHeaders'
import { sessionHolder } from './sessionHolder'
import type { Visit } from './visit'

export const defaultPasswordPath = '/edge/default-password'

export interface DefaultPasswordOptions {
  readonly call: CallPlatform
  readonly bodies: BodyLimits
  readonly platformUrl: (brand: LoadedBrand) => string
  /** Compares with a digest, slowly and in constant time. */
  readonly verify: (password: string, digest: string) => Promise<boolean>
  readonly now?: () => number
  readonly log: LogTrouble
}

const perAddress: Rate = { times: 30, seconds: 60 }
const perAccount: Rate = { times: 10, seconds: 3600 }
const perBrand: Rate = { times: 600, seconds: 60 }
/** Bytes: a password and its name. */
const largestQuestion = 4_096

const isQuestion = (value: unknown): value is DefaultPasswordQuestion =>
  validate('default-password-question', value).length === 0

/**
 * Whether a password is the one that the brand gives to new accounts. Asked by a page after a login that the platform
 * accepted, and answered only to whoever holds that session, a few times: otherwise anybody could guess here as often
 * as they like. The password is compared and forgotten: it reaches no log. Any status but 200 means that it cannot be
 * told, and the login goes on.
 */
export function createDefaultPasswordCheck(options: DefaultPasswordOptions) {
  const { bodies, verify, log, now } = options
  // each with its own keys: a flood of addresses has no account forgotten
  const clock = now && { now }
  const ofAddress = createRateLimiter(clock)
  const ofAccount = createRateLimiter(clock)
  const ofBrand = createRateLimiter(clock)

  return async (request: Request, loaded: LoadedBrand, visit: Visit): Promise<Response> => {
    const say = (status: number, answer?: DefaultPasswordAnswer, more: Readonly<Record<string, string>> = {}) =>
      new Response(answer && JSON.stringify(answer), { status, headers: { ...headersOf(visit), ...more } })
    const digest = loaded.secrets.defaultPasswordDigest
    if (request.method !== 'POST') return say(405, undefined, { Allow: 'POST' })
    if (digest === undefined) return say(404)
    if (!request.headers.has('authorization')) return say(401)
    if (!ofAddress.take(visit.visitor ?? addressOf(visit), perAddress))
      return say(429, undefined, { 'Retry-After': '60' })
    const password = await readQuestion(request, bodies)
    if (password === undefined) return say(400)
    try {
      const member = await sessionHolder(options, request, loaded, visit)
      if (member === undefined) return say(401)
      // passwords of demo accounts cannot be changed
      if (loaded.brand.roles.demoTypes.includes(member.type)) return say(200, { isDefault: false })
      // members alone count against the others of their brand, and each of them no more often than they may guess
      const account = `${loaded.id} ${member.account}`
      if (!ofAccount.take(account, perAccount)) return say(429, undefined, { 'Retry-After': '3600' })
      const mayCompare = ofBrand.take(loaded.id, perBrand)
      const isDefault = mayCompare && (await verify(password, digest))
      // who knows it has nothing to guess, and is to choose another at every login
      if (isDefault || !mayCompare) ofAccount.giveBack(account, perAccount)
      if (!mayCompare) return say(429, undefined, { 'Retry-After': '60' })
      return say(200, { isDefault })
    } catch (error) {
      log(
        `default password: ${loaded.id}`,
        `default password: ${loaded.id}: ${error instanceof Error ? error.message : 'could not be told'}`,
      )
      return say(502)
    }
  }
}

async function readQuestion(request: Request, bodies: BodyLimits): Promise<string | undefined> {
  const body = await readBody(request, { ...bodies, largest: largestQuestion })
  if (body === undefined || typeof body === 'string') return undefined
  const question = parseJson(new TextDecoder().decode(body))
  return isQuestion(question) ? question.password : undefined
}

/** The visitor's own address: the first of those that are believed. */
const addressOf = ({ addresses = '' }: Visit): string => addresses.split(',')[0]?.trim() ?? ''

const headersOf = ({ protocol }: Visit): Record<string, string> => ({
  ...commonHeaders(protocol === 'https'),
  'Cache-Control': 'no-store',
  'Content-Security-Policy': inertPolicy,
  'Content-Type': 'application/json; charset=utf-8',
})

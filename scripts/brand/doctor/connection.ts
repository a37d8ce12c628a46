import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { inTheOpen } from '../../../src/server/brands/brandError'
import type { AskedRow } from './askAll'
import type { Finding } from './report'

const day = 86_400_000
/** Days before a certificate's end from which it is spoken of. */
const renewFrom = 30
/** Milliseconds. Pages take a smaller difference for the way of an answer (src/lib/serverClock.ts). */
const clockNoticed = 30_000

export interface Certificate {
  /** Epoch milliseconds; NaN where it does not say. */
  readonly ends: number
  /** Why a browser, and the edge, would refuse it. */
  readonly refused: string | undefined
  readonly issuer: string
}

/** Name, certificate and clock of a platform. */
export async function examineConnection(base: string, ms: number): Promise<readonly Finding[]> {
  const { protocol, hostname, port } = new URL(base)
  const host = hostname.replace(/^\[|\]$/g, '')
  const name = await examineName(host, ms)
  if (name.level === 'error') return [name]
  if (protocol === 'http:') return [name, { level: 'ok', text: 'no encryption: plain http, of the own network alone' }]
  return [name, ...judgeCertificate(await readCertificate(host, Number(port || 443), ms), Date.now())]
}

async function examineName(host: string, ms: number): Promise<Finding> {
  if (isIP(host) !== 0) return { level: 'ok', text: `address ${host}` }
  try {
    const addresses = await inTime(lookup(host, { all: true }), ms)
    return { level: 'ok', text: `${host} is at ${addresses.map(({ address }) => address).join(', ')}` }
  } catch (error) {
    return {
      level: 'error',
      text: `the name ${host} leads nowhere: ${error instanceof Error ? error.message : String(error)}`,
      mend: 'Correct platform.url, or the DNS of the name.',
    }
  }
}

/** Reads the certificate, a wrong one too: nothing is sent over the connection. A text says why there is none. */
export function readCertificate(host: string, port: number, ms: number): Promise<Certificate | string> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      rejectUnauthorized: false,
    })
    const end = (result: Certificate | string) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(ms, () => end(`no answer within ${Math.round(ms / 1000)} s`))
    socket.once('error', (error: Error) => end(error.message))
    socket.once('secureConnect', () => {
      const { valid_to: ends = '', issuer } = socket.getPeerCertificate()
      const reason: unknown = socket.authorizationError
      end({
        ends: Date.parse(ends),
        refused: socket.authorized ? undefined : reason instanceof Error ? reason.message : String(reason),
        issuer: inTheOpen([issuer?.O ?? issuer?.CN ?? 'nobody named'].flat().join(', ')),
      })
    })
  })
}

/** @param now epoch milliseconds */
export function judgeCertificate(certificate: Certificate | string, now: number): readonly Finding[] {
  if (typeof certificate === 'string') return [{ level: 'error', text: `no TLS connection: ${certificate}` }]
  const { ends, refused, issuer } = certificate
  const left = Math.floor((ends - now) / day)
  const until = Number.isFinite(ends) ? new Date(ends).toISOString().slice(0, 10) : 'no date'
  if (refused !== undefined)
    return [
      {
        level: 'error',
        text: `the certificate is refused: ${refused} (by ${issuer}, until ${until})`,
        mend: 'The platform must send one that browsers trust, of this name, with its intermediate certificates.',
      },
    ]
  if (left < renewFrom)
    return [
      {
        level: 'warning',
        text: `the certificate ends in ${left} days, on ${until}`,
        mend: 'Have it renewed: after that day no call is answered.',
      },
    ]
  return [{ level: 'ok', text: `certificate by ${issuer}, valid until ${until} (${left} days)` }]
}

/**
 * Why no call was answered: nobody is there, or nobody who speaks. Undefined where one was, whatever it said.
 */
export function judgeReach(base: string, asked: readonly AskedRow[]): Finding | undefined {
  const heard = asked.map((each) => each.heard)
  if (heard.some(({ state }) => state === 'answered' || state === 'redirected' || state === 'too large'))
    return undefined
  const [reason = 'no answer'] = heard.flatMap((each) =>
    each.state === 'away' || each.state === 'late' ? [each.reason] : [],
  )
  return {
    level: 'error',
    text: `nothing answers at ${base}: ${inWords(reason)}`,
    mend: 'Correct platform.url, or see that the platform runs and lets this machine in.',
  }
}

const troubles: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'it breaks the connection off',
  'other side closed': 'it breaks the connection off',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
  ETIMEDOUT: 'no connection in time',
  'bad port': 'no calls are made to this port',
}

function inWords(reason: string): string {
  const [, words] = Object.entries(troubles).find(([sign]) => reason.includes(sign)) ?? []
  return words === undefined ? reason : `${words} (${reason})`
}

/** The platform's clock by this machine's, of the answer that came fastest. A date is in whole seconds. */
export function judgeClock(asked: readonly AskedRow[]): Finding {
  const dated = asked.flatMap(({ at, heard }) =>
    heard.state === 'answered' && heard.date !== undefined ? [{ at, ms: heard.ms, date: heard.date }] : [],
  )
  const [first] = dated.toSorted((a, b) => a.ms - b.ms)
  if (!first)
    return {
      level: 'warning',
      text: 'no answer has the header Date, so the clocks cannot be compared',
      mend: 'Pages count down by it: have the platform, or the proxy before it, send it.',
    }
  const ahead = first.date + 500 - (first.at + first.ms / 2)
  const seconds = Math.round(Math.abs(ahead) / 1000)
  if (Math.abs(ahead) < clockNoticed)
    return { level: 'ok', text: seconds < 2 ? 'the clocks agree' : `the clocks differ by ${seconds} s` }
  return {
    level: 'warning',
    text: `the platform's clock is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} this machine's`,
    mend: 'Set the one that is wrong: pages go by the platform’s, logs and sessions by both.',
  }
}

function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${Math.round(ms / 1000)} s`)), ms)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

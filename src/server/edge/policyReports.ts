import type { PolicyReport } from '../../contract/policy-report'
import type { PolicyReports } from '../../contract/policy-reports'
import { parseJson } from '../../lib/parseJson'
import type { LoadedBrand } from '../brands/loadedBrand'
import { validate } from '../schemas'
import { plain, wrongMethod } from './plainAnswers'
import { createRateLimiter, type Rate } from './rateLimiter'
import { readBody } from './readBody'
import { createRecent } from '../recent'
import { describeViolation, type Violation } from './violation'
import type { Visit } from './visit'

const bodies = { largest: 64_000, lullMs: 5_000, wholeMs: 10_000 }
/** Lines that one brand's visitors may write. */
const perBrand: Rate = { times: 20, seconds: 60 }
/** Brands of which it is known how many lines they missed. */
const mostKnown = 10_000

export interface PolicyReportOptions {
  readonly log: (line: string) => void
  readonly now?: () => number
}

/** Writes one line of JSON per violation. Anybody may send reports, so their number is bounded and nothing in them is taken as it is. */
export function createPolicyReports({ log, now }: PolicyReportOptions) {
  const lines = createRateLimiter(now && { now })
  const missed = createRecent<number>(mostKnown)
  const miss = (id: string) => missed.set(id, (missed.get(id) ?? 0) + 1)

  return async (request: Request, { id }: LoadedBrand, { protocol }: Visit): Promise<Response> => {
    const secure = protocol === 'https'
    if (request.method !== 'POST') return wrongMethod(secure, 'POST')
    const read = readers.get(request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '')
    if (!read) return plain(415, 'Reports are application/csp-report or application/reports+json.\n', secure)
    if (lines.waitMs(id, perBrand) > 0) {
      miss(id)
      return plain(429, 'Enough reports for now.\n', secure, { 'Retry-After': '60' })
    }
    const body = await readBody(request, bodies)
    if (body === 'gone') return new Response(null, { status: 499 })
    if (typeof body === 'string')
      return plain(body === 'slow' ? 408 : 413, 'A report is small and comes at once.\n', secure)
    const violations = read(parseJson(new TextDecoder().decode(body)))
    if (!violations) return plain(400, 'This is no report.\n', secure)
    for (const violation of violations) {
      const facts = describeViolation(violation)
      if (facts === undefined) continue
      if (!lines.take(id, perBrand)) {
        miss(id)
        break
      }
      const before = missed.get(id) ?? 0
      missed.set(id, 0)
      log(JSON.stringify({ event: 'policy', brand: id, ...facts, ...(before > 0 && { missed: before }) }))
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
}

const isReport = (value: unknown): value is PolicyReport => validate('policy-report', value).length === 0
const isReports = (value: unknown): value is PolicyReports => validate('policy-reports', value).length === 0

/** By content type; undefined for what has another shape. */
const readers = new Map<string, (value: unknown) => readonly Violation[] | undefined>([
  [
    'application/csp-report',
    (value) => {
      if (!isReport(value)) return undefined
      const report = value['csp-report']
      return [
        {
          page: report['document-uri'],
          directive: report['effective-directive'] ?? report['violated-directive']?.split(' ')[0],
          blocked: report['blocked-uri'],
          source: report['source-file'],
          line: report['line-number'],
          disposition: report.disposition,
        },
      ]
    },
  ],
  [
    'application/reports+json',
    (value) => {
      if (!isReports(value)) return undefined
      return value.flatMap(({ type, body }) =>
        type !== 'csp-violation' || !body
          ? []
          : [
              {
                page: body.documentURL ?? undefined,
                directive: body.effectiveDirective ?? undefined,
                blocked: body.blockedURL ?? undefined,
                source: body.sourceFile ?? undefined,
                line: body.lineNumber ?? undefined,
                disposition: body.disposition ?? undefined,
              },
            ],
      )
    },
  ],
])

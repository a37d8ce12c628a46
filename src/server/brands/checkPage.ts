import { bootScript } from '../edge/bootScript'
import { pageHeaders } from '../edge/securityHeaders'
import { shell } from '../edge/shell'
import type { BrandError } from './brandError'
import { errorAt } from './errorPlace'
import type { ResolvedFolder } from './resolveFolder'
import { messageOf } from '../../lib/messageOf'

const host = String.raw`[a-z0-9-]+(\.[a-z0-9-]+)*`
const source = new RegExp(
  String.raw`^('self'|'none'|'strict-dynamic'|'report-sample'|'nonce-[A-Za-z0-9+/=]+'|data:|https?://(\*\.${host}\.[a-z0-9-]+|${host})(:\d{1,5})?(/[\w./-]*)?)$`,
)

/**
 * What the edge would build of these values, built. The checks before it say better what is wrong; this one keeps a
 * mistake that none of them knows from taking the place of a version that works.
 */
export function checkPage(resolved: ResolvedFolder): readonly BrandError[] {
  if (resolved.abstract) return []
  const problem = problemOf(resolved)
  if (problem === undefined) return []
  const facts = { found: problem, allowed: 'values that a page can be built of', message: 'no page can be built' }
  return [errorAt(resolved, [], facts)]
}

function problemOf({ brand }: ResolvedFolder): string | undefined {
  try {
    const headers = new Headers(pageHeaders({ brand, nonce: 'bm9uY2U=', secure: true, dev: false }))
    bootScript(brand)
    shell({ brand, kind: 'home', banner: undefined })
    return wrongSource(headers.get('content-security-policy') ?? '')
  } catch (error) {
    return messageOf(error)
  }
}

/** A source that browsers would not understand, or would understand as more than one origin. */
function wrongSource(policy: string): string | undefined {
  const lists = policy.split(';').map((directive) => directive.trim().split(' '))
  const hosts = lists.filter(([name = '']) => /^(default|script|style|img|font|connect|frame)-src$/.test(name))
  return hosts.flatMap(([, ...sources]) => sources).find((each) => !source.test(each))
}

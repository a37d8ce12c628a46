import type { Audience } from '../../../src/server/releases/changePointer'
import { WrongUse } from '../io'

export interface AudienceOptions {
  readonly percent?: string
  readonly hosts?: string
  readonly from?: string
  readonly until?: string
  readonly only?: boolean
}

/** To whom, from the options: one of them, or everybody. */
export function audienceOf({ percent, hosts, from, until, only }: AudienceOptions, now: number): Audience {
  const kinds = [percent, hosts, from ?? until].filter((each) => each !== undefined)
  if (kinds.length + (only === true ? 1 : 0) > 1)
    throw new WrongUse('--percent, --hosts, --only and --from/--until each stand alone.')
  if (percent !== undefined) {
    const number = /^\d+(\.\d+)?\s*%?$/.test(percent) ? Number.parseFloat(percent) : Number.NaN
    if (!(number > 0 && number <= 100))
      throw new WrongUse(`"${percent}" is not a percentage; allowed: more than 0, up to 100.`)
    return { type: 'percent', percent: number }
  }
  if (hosts !== undefined) {
    const all = hosts.split(',').map((host) => host.trim().toLowerCase())
    if (all.some((host) => host === '')) throw new WrongUse('--hosts takes host names with commas between.')
    return { type: 'hosts', hosts: all }
  }
  if (from === undefined && until === undefined) return only === true ? { type: 'all', alone: true } : { type: 'all' }
  return {
    type: 'period',
    from: from === undefined ? now : timeOf('--from', from),
    ...(until !== undefined && { until: timeOf('--until', until) }),
  }
}

/** With its offset: the same moment wherever the command runs. */
function timeOf(option: string, text: string): number {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text)
  const ms = Date.parse(text)
  if (isWhole && !Number.isNaN(ms)) return ms
  throw new WrongUse(
    `${option} "${text}" cannot be read; write it as 2026-12-24T18:00+08:00, with the offset from UTC.`,
  )
}

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }
const mostMs = 30 * 86_400_000

/** `30m`, `24h`, `7d`: milliseconds. */
export function lengthOf(option: string, text: string): number {
  const [, number = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? []
  const ms = Number(number) * (units[unit] ?? 0)
  if (ms > 0 && ms <= mostMs) return ms
  throw new WrongUse(`${option} "${text}" cannot be read; write 30m, 24h or 7d, at most 30d.`)
}

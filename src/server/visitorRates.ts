import type { Rate } from './edge/rateLimiter'
import { type LimitedKind, limitedKinds, noLimits, type VisitorRates } from './edge/visitorLimits'

/**
 * Limits as they are written, `login=30/60, calls=off, at-once=64`: so many at once, and then as many again in so many
 * seconds. What is not named stays as it was; `off` alone is no limit at all. Throws on what it cannot read.
 */
export function readVisitorRates(text: string, before: VisitorRates = noLimits): VisitorRates {
  if (text.trim() === 'off') return noLimits
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .reduce(add, before)
}

function add(known: VisitorRates, entry: string): VisitorRates {
  const [name = '', value = '', ...rest] = entry.split('=').map((part) => part.trim())
  const number = /^[1-9]\d{0,6}$/
  if (rest.length === 0 && name === 'at-once' && (value === 'off' || number.test(value)))
    return { ...known, atOnce: value === 'off' ? Infinity : Number(value) }
  const kind = limitedKinds.find((each) => each === name)
  const [times = '', seconds = '', ...more] = value.split('/')
  const isRate = number.test(times) && number.test(seconds) && more.length === 0
  if (rest.length > 0 || !kind || (value !== 'off' && !isRate))
    throw new Error(
      `MARQUEE_VISITOR_LIMITS has "${entry}"; allowed: ${limitedKinds.join(', ')} with = and a number of requests / seconds, ` +
        'such as login=30/60, or off; and at-once=64',
    )
  return withRate(known, kind, value === 'off' ? undefined : { times: Number(times), seconds: Number(seconds) })
}

const withRate = (known: VisitorRates, kind: LimitedKind, rate: Rate | undefined): VisitorRates => ({
  ...known,
  rates: { ...known.rates, [kind]: rate },
})

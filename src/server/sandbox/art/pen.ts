import { createRandom, hash, type Random } from './random'

/** A colour alone, or with its offset (0 to 1) and opacity. */
export type Stop = string | readonly [colour: string, offset: number, opacity?: number]

export interface Pen {
  random: Random
  /** Registers a gradient and returns its paint; equal ones are stored once. Without a vector it runs downwards. */
  linear: (stops: readonly Stop[], vector?: string) => string
  radial: (stops: readonly Stop[], geometry?: string) => string
  /** Registers any definition; the builder gets the id. Returns the id. */
  define: (build: (id: string) => string) => string
  /** Draws a part once and sets it at each of the placements, which are attributes: a place, a transform, a fill. */
  stamp: (body: string, placements: readonly string[]) => string
  defs: () => string
}

/** Whole numbers from ten on, one decimal below: more cannot be seen and fills the file. */
export const n = (value: number): string => {
  if (value >= 10 || value <= -10) return String(Math.round(value))
  const tenths = Math.round(value * 10)
  if (tenths % 10 === 0) return String(tenths / 10)
  if (tenths > 0 && tenths < 10) return `.${tenths}`
  return tenths < 0 && tenths > -10 ? `-.${-tenths}` : String(tenths / 10)
}

/** A piece of SVG whose numbers are written short. */
export const svg = (texts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  texts.reduce((text, next, i) => {
    const value = values[i - 1] ?? ''
    return text + (typeof value === 'number' ? n(value) : value) + next
  })

const share = (value: number) => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

const stopTag = (stop: Stop, index: number, count: number) => {
  const [colour, offset, opacity] = typeof stop === 'string' ? [stop, index / Math.max(1, count - 1), 1] : stop
  const at = offset === 0 ? '' : ` offset="${share(offset)}"`
  const alpha = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${share(opacity)}"`
  return `<stop${at} stop-color="${colour}"${alpha}/>`
}
const stopTags = (stops: readonly Stop[]) => stops.map((stop, i) => stopTag(stop, i, stops.length)).join('')

/** Ids carry the seed's hash, so that two pictures set inline in one page cannot take each other's gradients. */
export const createPen = (seed: string): Pen => {
  const seedHash = hash(seed)
  const prefix = String.fromCharCode(97 + (seedHash % 26)) + ((seedHash >>> 8) % 36).toString(36)
  const known = new Map<string, string>()
  const kept: string[] = []
  let count = 0
  // A definition may register others while it is built, so its id is taken first.
  const define = (build: (id: string) => string) => {
    const id = prefix + (count++).toString(36)
    kept.push(build(id))
    return id
  }
  const paint = (key: string, build: (id: string) => string) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = `url(#${define(build)})`
    known.set(key, made)
    return made
  }
  return {
    random: createRandom(seed),
    linear: (stops, vector = 'x2="0" y2="1"') => {
      const body = ` ${vector}>${stopTags(stops)}</linearGradient>`
      return paint(body, (id) => `<linearGradient id="${id}"${body}`)
    },
    radial: (stops, geometry = '') => {
      const body = `${geometry === '' ? '' : ` ${geometry}`}>${stopTags(stops)}</radialGradient>`
      return paint(body, (id) => `<radialGradient id="${id}"${body}`)
    },
    define,
    stamp: (body, placements) => {
      const id = define((made) => `<g id="${made}">${body}</g>`)
      return placements.map((placement) => `<use href="#${id}"${placement === '' ? '' : ` ${placement}`}/>`).join('')
    },
    defs: () => (kept.length === 0 ? '' : `<defs>${kept.join('')}</defs>`),
  }
}

/** A pen that lays one tone where another would shade: only what fades to nothing stays a gradient. */
export const flatPen = (pen: Pen): Pen => {
  const one = (stops: readonly Stop[]): string | undefined => {
    if (stops.some((stop) => typeof stop !== 'string' && (stop[2] ?? 1) < 1)) return undefined
    const middle = stops[Math.floor((stops.length - 1) / 2)]
    return typeof middle === 'string' ? middle : middle?.[0]
  }
  return {
    ...pen,
    linear: (stops, vector) => one(stops) ?? pen.linear(stops, vector),
    radial: (stops, geometry) => one(stops) ?? pen.radial(stops, geometry),
  }
}

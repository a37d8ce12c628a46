/** How many numbers one repeat of a path command takes. */
const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 }

/** Whole units, but for what would vanish: a gap of a tenth makes an arc a full circle. */
const rounded = (value: number) => (value < 1 && value > -1 ? Math.round(value * 10) / 10 : Math.round(value))

/** Numbers need a blank between them only where a sign or a second point does not part them. */
const joined = (values: readonly number[]) => {
  let text = ''
  for (const value of values) {
    if (value !== Math.trunc(value)) {
      const short = value < 0 ? `-${String(-value).slice(1)}` : String(value).slice(1)
      text += value < 0 || text === '' || text.includes('.', text.lastIndexOf(' ')) ? short : ` ${short}`
    } else text += value < 0 || text === '' ? value : ` ${value}`
  }
  return text
}

const isVertical = (command: string, at: number) =>
  command === 'V' || (command !== 'H' && (command === 'A' ? at === 6 : at % 2 === 1))
const isPlace = (command: string, at: number) => command !== 'A' || at > 4

/** The same path in the shortest of absolute and relative commands, with no letter or blank that can be left out. */
const shorten = (d: string): string => {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let text = ''
  let last = ''
  for (const step of d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? []) {
    const letter = step.charAt(0)
    const command = letter.toUpperCase()
    const size = sizes[command] ?? 0
    if (size === 0) {
      text += 'Z'
      last = 'Z'
      ;[x, y] = [startX, startY]
      continue
    }
    const numbers = (step.slice(1).match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    for (let i = 0; i + size <= numbers.length; i += size) {
      const own = i > 0 && command === 'M' ? 'L' : command
      const base = (at: number) => (isPlace(command, at) ? (isVertical(command, at) ? y : x) : 0)
      const values = numbers.slice(i, i + size)
      const absolute = values.map((value, at) => rounded(letter === command ? value : value + base(at)))
      const far = joined(absolute)
      const near = joined(absolute.map((value, at) => rounded(value - base(at))))
      const relative = near.length + (last === own.toLowerCase() ? 0 : 1) < far.length + (last === own ? 0 : 1)
      const name = relative ? own.toLowerCase() : own
      const body = relative ? near : far
      const parted = body.startsWith('-') ? '' : ' '
      text += last === name && own !== 'M' ? parted + body : name + body
      last = name === 'M' ? 'L' : name === 'm' ? 'l' : name
      if (command === 'H') x = absolute[0] ?? x
      else if (command === 'V') y = absolute[0] ?? y
      else [x, y] = [absolute[size - 2] ?? x, absolute[size - 1] ?? y]
      if (own === 'M') [startX, startY] = [x, y]
    }
  }
  return text
}

const known = new Map<string, string>()

/** Most paths are the fixed parts of emblems, which come again in thousands of covers: those are kept. */
export const shortPath = (d: string): string => {
  const found = known.get(d)
  if (found !== undefined) return found
  const made = shorten(d)
  if (known.size < 2000) known.set(d, made)
  return made
}

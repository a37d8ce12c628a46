export interface DiffLine {
  readonly sign: ' ' | '-' | '+'
  readonly text: string
}

/** Lines around a change that are shown. */
const around = 2
/** Beyond so many changed lines on both sides their pairs are not looked for. */
const mostCompared = 4_000_000

/**
 * What became of a text, line by line, in runs of changes with the lines around them. Empty where both are the same.
 */
export function lineDiff(before: string, after: string): readonly (readonly DiffLine[])[] {
  if (before === after) return []
  const [old, now] = [linesOf(before), linesOf(after)]
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1
  let tail = 0
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail += 1
  const same = (lines: readonly string[]): DiffLine[] => lines.map((text) => ({ sign: ' ', text }))
  return runs([
    ...same(old.slice(0, head)),
    ...compared(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...same(old.slice(old.length - tail)),
  ])
}

const linesOf = (text: string) => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/))

/** The longest common lines of both, by the table of their lengths. */
function compared(old: readonly string[], now: readonly string[]): DiffLine[] {
  const out: DiffLine[] = []
  if (old.length * now.length > mostCompared)
    return [
      ...old.map((text): DiffLine => ({ sign: '-', text })),
      ...now.map((text): DiffLine => ({ sign: '+', text })),
    ]
  const width = now.length + 1
  const longest = new Uint32Array((old.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  let [row, column] = [0, 0]
  while (row < old.length || column < now.length) {
    const [left, right] = [old[row], now[column]]
    if (left !== undefined && left === right) {
      out.push({ sign: ' ', text: left })
      row += 1
      column += 1
    } else if (left !== undefined && (right === undefined || at(row + 1, column) >= at(row, column + 1))) {
      out.push({ sign: '-', text: left })
      row += 1
    } else {
      out.push({ sign: '+', text: right ?? '' })
      column += 1
    }
  }
  return out
}

function runs(lines: readonly DiffLine[]): DiffLine[][] {
  const found: DiffLine[][] = []
  let last = -1
  lines.forEach(({ sign }, index) => {
    if (sign === ' ') return
    const from = Math.max(0, index - around, last + 1)
    const touches = last >= 0 && index - around <= last + 1
    const run = touches ? found.at(-1) : undefined
    if (run) run.push(...lines.slice(last + 1, index + 1))
    else found.push([...lines.slice(from, index + 1)])
    last = index
    const next = lines.slice(index + 1, index + 1 + around)
    const gap = next.findIndex((line) => line.sign !== ' ')
    const tail = gap < 0 ? next : []
    found.at(-1)?.push(...tail)
    last += tail.length
  })
  return found
}

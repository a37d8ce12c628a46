export interface QrPath {
  /** Modules a side; the white around them is the drawing's. */
  readonly side: number
  /** SVG path of the dark modules, in units of modules. */
  readonly path: string
}

const drawn = new Map<string, Promise<QrPath | undefined>>()

/** The same promise for the same value, so that React can wait for it. Empty where the encoder did not load. */
export function qrPath(value: string): Promise<QrPath | undefined> {
  const known = drawn.get(value)
  if (known !== undefined) return known
  const promise = draw(value).catch(() => {
    drawn.delete(value)
    return undefined
  })
  drawn.set(value, promise)
  return promise
}

async function draw(value: string): Promise<QrPath> {
  const { encode } = await import('uqr')
  const { data, size } = encode(value, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => rowRuns(row, y))
  return { side: size, path: runs.join('') }
}

/** One rectangle for each run of dark modules in a row. */
function rowRuns(row: readonly boolean[], y: number): string[] {
  const runs: string[] = []
  let start = -1
  for (let x = 0; x <= row.length; x += 1) {
    const dark = row[x] === true
    if (dark && start < 0) start = x
    if (!dark && start >= 0) {
      runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
      start = -1
    }
  }
  return runs
}

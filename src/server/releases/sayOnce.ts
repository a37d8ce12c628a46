import { createRecent } from '../recent'

/** Says a line once, however often it turns out. */
export function createSayOnce(log: (line: string) => void): (line: string) => void {
  const said = createRecent<true>(1_000)
  return (line) => {
    if (said.get(line)) return
    said.set(line, true)
    log(line)
  }
}

/** Which brands are named in metrics: those of a list, or so many of those that are visited first. */
export type NamedBrands = number | readonly string[]

/** So many that no series is left out: each has up to thirty of one instrument. */
const most = 1_000

/** `100`, or `jade, onyx`. Throws on what is neither. */
export function readNamedBrands(text: string): NamedBrands {
  if (/^\d{1,4}$/.test(text.trim()) && Number(text) <= most) return Number(text)
  const ids = text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  if (ids.length === 0 || ids.length > most || !ids.every((id) => /^[a-z][a-z0-9-]*$/.test(id)))
    throw new Error(
      `MARQUEE_METRICS_BRANDS is "${text}"; allowed: a number up to ${most}, or as many ids of brands with commas between`,
    )
  return ids
}

import { distance } from 'fastest-levenshtein'

/** Up to three known ids closest to an unknown one, nearest first; only those near enough to be a slip. */
export function nearest(id: string, known: Iterable<string>): string[] {
  const limit = Math.max(2, Math.floor(id.length / 3))
  return [...known]
    .map((candidate) => ({ candidate, far: distance(id.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}

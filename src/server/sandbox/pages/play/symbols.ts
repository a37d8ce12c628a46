/** Symbols of the demo game: what three alike pay for one unit staked, and how they are drawn (24 × 24). */
export const symbols = [
  { id: 'leaf', pays: 5, path: 'M4 20C4 10 10 4 20 4C20 14 14 20 4 20Z' },
  { id: 'drop', pays: 8, path: 'M12 3C16 9 18 12 18 15A6 6 0 0 1 6 15C6 12 8 9 12 3Z' },
  { id: 'disc', pays: 10, path: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z' },
  { id: 'gem', pays: 15, path: 'M7 4H17L22 10L12 21L2 10Z' },
  { id: 'star', pays: 25, path: 'M12 2L15 9L22 9.5L16.5 14L18.5 21.5L12 17.2L5.5 21.5L7.5 14L2 9.5L9 9Z' },
  { id: 'crown', pays: 50, path: 'M3 19L2 7L8 12L12 4L16 12L22 7L21 19Z' },
] as const

/** Whole units that a stop pays for one unit staked: three alike by the symbol, two alike the stake. */
export function payOf(reels: readonly number[]): number {
  const alike = Math.max(...reels.map((reel) => reels.filter((other) => other === reel).length))
  if (alike >= 3) return symbols[reels[0] ?? 0]?.pays ?? 0
  return alike === 2 ? 1 : 0
}

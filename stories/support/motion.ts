/** Of a story about what moves, or of a page as most visitors see it: tests draw all others with reduced motion. */
export const inMotion = { inMotion: true }

interface Emulation {
  /** Set where stories run as tests (tests/stories/motion.ts). */
  emulateMotion?: (choice: 'reduce' | 'no-preference') => Promise<void>
}
const page: object = globalThis
export const emulation: Emulation = page

/** Lets a story move if it says so, and puts it back. */
export async function letMove(parameters: Readonly<Record<string, unknown>>) {
  if (parameters['inMotion'] !== true) return undefined
  await emulation.emulateMotion?.('no-preference')
  return () => emulation.emulateMotion?.('reduce')
}

const two = (part: number): string => String(part).padStart(2, '0')

/** Whole seconds until a time (epoch milliseconds): a second that has begun counts as there. */
export const secondsUntil = (time: number, now: number): number => Math.max(0, Math.ceil((time - now) / 1_000))

/** Whole days, and the seconds that they leave. */
export const daysAndRest = (seconds: number): { readonly days: number; readonly rest: number } => ({
  days: Math.floor(seconds / 86_400),
  rest: seconds % 86_400,
})

/** 9:05, 1:02:03: how long, in figures that a clock has in every language. */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  const rest = two(seconds % 60)
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`
}

export type Score = 0 | 1 | 2 | 3 | 4

/**
 * How hard a password is to guess, in four steps, from the number of different characters and of kinds of them.
 * A rough help while typing; what is allowed is a matter of the form's rules.
 */
export function passwordStrength(password: string): Score {
  if (password === '') return 0
  const different = new Set(password).size
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/].filter((kind) => kind.test(password)).length
  const points = different + kinds * 2 - (isRun(password) ? 6 : 0)
  if (password.length < 6 || points < 8) return 1
  if (points < 12) return 2
  return points < 14 ? 3 : 4
}

/** Each character follows the one before, as in 123456 or abcdef, or repeats it. */
function isRun(password: string): boolean {
  const steps = Array.from(password, (character, at) => character.charCodeAt(0) - password.charCodeAt(at - 1)).slice(1)
  return steps.length > 0 && steps.every((step) => step === steps[0] && Math.abs(step) <= 1)
}

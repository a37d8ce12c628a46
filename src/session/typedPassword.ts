import { tokenGone } from './session'

/**
 * The password that was just typed to sign in, so that a change that follows need not ask for it again (spec §3).
 * In memory alone, five minutes at most, and gone with the session.
 */
const life = 5 * 60_000

interface Typed {
  readonly password: string
  readonly at: number
  readonly timer: ReturnType<typeof setTimeout>
}

let typed: Typed | undefined

export function keepTypedPassword(password: string): void {
  forgetTypedPassword()
  typed = { password, at: Date.now(), timer: setTimeout(forgetTypedPassword, life) }
}

/** Timers sleep with the machine and clocks are set back: the password counts only while its age is plausible. */
export function typedPassword(): string | undefined {
  if (typed === undefined) return undefined
  const age = Date.now() - typed.at
  if (age >= 0 && age < life) return typed.password
  forgetTypedPassword()
  return undefined
}

export function forgetTypedPassword(): void {
  if (typed !== undefined) clearTimeout(typed.timer)
  typed = undefined
}

tokenGone.add(forgetTypedPassword)

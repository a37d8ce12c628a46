import * as z from 'zod/mini'
import { type LoginCheck, loginCheckSchema } from '../../../contract/login-check'
import { loginCheckFailureSchema } from '../../../contract/login-check-failure'
import { loginFailureSchema } from '../../../contract/login-failure'
import { CallFailure } from '../../../platform/failure'

/** Server key of a sign-in that came from an unregistered address (spec §4). */
const checkRequired = 'login.check.required'
/** The waiting sign-in is gone: its time is over, or it was answered wrongly too often. */
const checkExpired = 'login.check.expired'

const refusal = (error: unknown) =>
  error instanceof CallFailure && error.failure.type === 'server' ? error.failure : undefined

/** A refusal whose value says that the next try must carry a captcha (spec §3, Login). */
export function asksForCaptcha(error: unknown): boolean {
  const value = z.safeParse(loginFailureSchema, refusal(error)?.value)
  return value.success && value.data.captcha === true
}

/** A captcha was due and none came: not a word about the password. */
export const isCaptchaMissing = (error: unknown): boolean => refusal(error)?.message === 'captcha.required'

/** What a refused sign-in asks for, where it asks for a second check. */
export function checkAskedBy(error: unknown): LoginCheck | undefined {
  const found = refusal(error)
  if (found?.message !== checkRequired) return undefined
  const value = z.safeParse(loginCheckSchema, found.value)
  return value.success ? value.data : undefined
}

export const checkIsOver = (error: unknown): boolean => {
  const found = refusal(error)
  return found !== undefined && (found.message === checkExpired || attemptsLeft(error) === 0)
}

/** Answers to the second check that may still be tried, where the platform tells. */
export function attemptsLeft(error: unknown): number | undefined {
  const value = z.safeParse(loginCheckFailureSchema, refusal(error)?.value)
  return value.success ? value.data.attemptsLeft : undefined
}

/** Server keys that the sandbox answers with; the front end's catalogue knows each (spec §8). */
export type ServerKey =
  | 'customer.not.login'
  | 'function.not.available'
  | 'no.permission'
  | 'user.not.exist'
  | 'user.disabled'
  | 'login.credential.error'
  | 'captcha.required'
  | 'captcha.invalid'
  | 'username.exists'
  | 'email.exists'
  | 'contact.same'
  | 'current.verification.code.invalid'
  | 'current.verification.code.expired'
  | 'profile.locked'
  | 'authenticator.on'
  | 'authenticator.code.invalid'
  | 'account.money.left'
  | 'account.balance.changed'
  | 'mobile.exists'
  | 'thirdparty.linked'
  | 'thirdparty.taken'
  | 'verification.code.invalid'
  | 'verification.code.expired'
  | 'sms.too.many.requests'
  | 'too.many.requests'
  | 'verification.required'
  | 'verification.failed'
  | 'login.check.required'
  | 'login.check.expired'
  | 'password.old.incorrect'
  | 'password.same'
  | 'affiliate.invalid'
  | 'referral.invalid'
  | 'invitation.expired'
  | 'invitation.used.up'
  | 'invitation.closed'
  | 'member.only'
  | 'agent.only'
  | 'password.incorrect'
  | 'payment.password.required'
  | 'payment.password.incorrect'
  | 'payment.password.locked'
  | 'balance.insufficient'
  | 'turnover.required'
  | 'receiver.limited'
  | 'real.name.required'
  | 'withdrawal.turnover'
  | 'withdrawal.funds'
  | 'limit.deposit'
  | 'limit.loss'
  | 'limit.stake'
  | 'limit.session'
  | 'limit.changed'
  | 'limit.early'
  | 'play.timeout'
  | 'account.excluded'
  | 'session.withdrawonly'
  | 'points.insufficient'
  | 'reward.sold.out'
  | 'reward.claimed'
  | 'reward.expired'
  | 'mission.unfinished'
  | 'bonus.ended'
  | 'bonus.changed'
  | 'ticket.used'
  | 'activity.entered'
  | 'activity.closed'
  | 'activity.unfit'
  | 'activity.rejected'
  | 'activity.signed'
  | 'activity.unfinished'
  | 'deposit.decided'
  | 'contract.changed'
  | 'contract.open'
  | 'contract.rate'
  | 'contract.left'
  | 'demo.not.allowed'
  | 'field.invalid'
  | 'merchant.invalid'
  | 'system.error'
  | 'game.maintenance'
  | 'system.maintenance'
  | 'region.restricted'

export type AnswerStatus = 200 | 400 | 401 | 403 | 404 | 429 | 500 | 502 | 503

/** An answer before it becomes HTTP: the envelope and, where it is not 200, the status. */
export interface Answer {
  readonly success: boolean
  readonly value?: unknown
  readonly message?: ServerKey
  readonly status?: AnswerStatus
}

export const ok = (value?: unknown): Answer => (value === undefined ? { success: true } : { success: true, value })

/** A refusal by the platform's rules: HTTP 200, unless the trouble is one of transport. */
export const refuse = (message: ServerKey, details: { value?: unknown; status?: AnswerStatus } = {}): Answer => ({
  success: false,
  message,
  ...details,
})

/** A refusal of a form: why, by field. */
export const refuseFields = (fields: Readonly<Record<string, string>>): Answer =>
  refuse('field.invalid', { value: { fields } })

import type { ChangePasswordRequest } from '../../../contract/change-password-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { passwordProblem } from '../registration/passwordRule'
import { refuseLoginPassword } from './secretProof'
import { closeOtherSessions, setPassword } from '../store/passwords'

const isRequest = (body: unknown): body is ChangePasswordRequest =>
  validate('change-password-request', body).length === 0

/** A new password under the rules that accounts are opened with. Sessions elsewhere end, this one goes on. */
export async function changePassword(call: MemberCall): Promise<Answer> {
  const { platform, merchant, account, token, body } = call
  if (!isRequest(body)) return refuseFields({ oldPassword: 'required', newPassword: 'required' })
  const { oldPassword, newPassword, confirmNewPassword } = body
  if (newPassword !== confirmNewPassword) return refuseFields({ confirmNewPassword: 'mismatch' })
  const { password: rule } = merchant.registration.fields
  const problem = await passwordProblem(rule?.enabled === true ? rule : undefined, newPassword)
  if (problem !== undefined) return refuseFields({ newPassword: problem })
  const refusal = await refuseLoginPassword(call, oldPassword, 'password.old.incorrect')
  if (refusal) return refusal
  if (newPassword === oldPassword) return refuse('password.same')
  const passwordHash = await platform.hashPassword(newPassword)
  platform.database.transaction(() => {
    setPassword(platform.database, account.id, passwordHash)
    closeOtherSessions(platform.database, account.id, token)
  })
  return ok()
}

import type { ChangePasswordRequest } from '../../../contract/change-password-request'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { verifyPassword } from '../../passwords'
import { passwordProblem } from '../registration/passwordRule'
import { closeOtherSessions, setPassword } from '../store/passwords'

const isRequest = (body: unknown): body is ChangePasswordRequest =>
  validate('change-password-request', body).length === 0

/** A new password under the rules that accounts are opened with. Sessions elsewhere end, this one goes on. */
export async function changePassword({ platform, merchant, account, token, body }: MemberCall): Promise<Answer> {
  if (!isRequest(body)) return refuseFields({ oldPassword: 'required', newPassword: 'required' })
  const { oldPassword, newPassword, confirmNewPassword } = body
  if (newPassword !== confirmNewPassword) return refuseFields({ confirmNewPassword: 'mismatch' })
  const { password: rule } = merchant.registration.fields
  const problem = await passwordProblem(rule?.enabled === true ? rule : undefined, newPassword)
  if (problem !== undefined) return refuseFields({ newPassword: problem })
  if (!(await verifyPassword(oldPassword, account.passwordHash))) return refuse('password.old.incorrect')
  if (newPassword === oldPassword) return refuse('password.same')
  const passwordHash = await platform.hashPassword(newPassword)
  platform.database.transaction(() => {
    setPassword(platform.database, account.id, passwordHash)
    closeOtherSessions(platform.database, account.id, token)
  })
  return ok()
}

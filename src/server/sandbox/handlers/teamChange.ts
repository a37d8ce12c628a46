import type { TeamRateRequest } from '../../../contract/team-rate-request'
import type { TeamRemarkRequest } from '../../../contract/team-remark-request'
import { freeText } from '../../../lib/freeText'
import { validate } from '../../schemas'
import { type Answer, ok, refuse, refuseFields } from '../answer'
import { minorOf } from '../money'
import { raiseRate } from '../store/accounts'
import { keepRemark } from '../store/teamRemarks'
import { forAgents } from './forAgents'
import { inTeam, notInTeam } from './teamAccess'

const isRate = (body: unknown): body is TeamRateRequest => validate('team-rate-request', body).length === 0

/**
 * Of those directly below alone, so that nobody's rate is ever above that of who stands above: within one's own, and
 * never lowered. The same rate again changes nothing; that of an account that was closed stays.
 */
export const setTeamRate = forAgents((call): Answer => {
  const { body, platform, account } = call
  if (!isRate(body)) return refuseFields({ rate: 'format' })
  const of = inTeam(call, body.account)
  if (!of) return notInTeam()
  if (of.upline !== account.id) return refuse('no.permission')
  if (of.closedAt !== undefined) return refuse('function.not.available')
  const rate = minorOf(body.rate) ?? -1
  return raiseRate(platform.database, of.id, account.id, rate) ? ok() : refuseFields({ rate: 'range' })
})

const isRemark = (body: unknown): body is TeamRemarkRequest => validate('team-remark-request', body).length === 0

export const setTeamRemark = forAgents((call): Answer => {
  const { body, platform, account } = call
  if (!isRemark(body)) return refuseFields({ remark: 'format' })
  const of = inTeam(call, body.account)
  if (!of) return notInTeam()
  keepRemark(platform.database, account.id, of.id, freeText(body.remark), platform.now())
  return ok()
})

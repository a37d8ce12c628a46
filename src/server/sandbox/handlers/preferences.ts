import type { Avatars } from '../../../contract/avatars'
import type { CheckInterval } from '../../../contract/check-interval'
import type { IconRequest } from '../../../contract/icon-request'
import type { MemberIcon } from '../../../contract/member-icon'
import type { MemberLanguage } from '../../../contract/member-language'
import { validate } from '../../schemas'
import { type Answer, ok, refuseFields } from '../answer'
import type { MemberCall } from '../call'
import { changeAccount } from '../store/accounts'

/** Pictures that the sandbox draws. */
const pictures = 12
const urlOf = (id: number): string => `/cdn/avatars/${id}.svg`

/** The picture that was chosen, else one of the twelve by the account. */
export function memberIcon({ account: { id, avatar } }: MemberCall): Answer {
  const value: MemberIcon =
    avatar === undefined ? { url: urlOf(id % pictures) } : { id: String(avatar), url: urlOf(avatar) }
  return ok(value)
}

export function avatars(): Answer {
  const value: Avatars = Array.from({ length: pictures }, (_, id) => ({ id: String(id), url: urlOf(id) }))
  return ok(value)
}

const isIconRequest = (body: unknown): body is IconRequest => validate('icon-request', body).length === 0

export function chooseIcon({ platform, account, body }: MemberCall): Answer {
  const id = isIconRequest(body) && /^\d{1,2}$/.test(body.id) ? Number(body.id) : pictures
  if (id >= pictures) return refuseFields({ id: 'accepted' })
  changeAccount(platform.database, account.id, { avatar: id })
  const value: MemberIcon = { id: String(id), url: urlOf(id) }
  return ok(value)
}

const isLanguage = (body: unknown): body is MemberLanguage => validate('member-language', body).length === 0

/** Kept with the account, whatever language the platform's own texts have. */
export function setLanguage({ platform, account, body }: MemberCall): Answer {
  if (!isLanguage(body)) return refuseFields({ language: 'pattern' })
  const value: MemberLanguage = { language: body.language }
  changeAccount(platform.database, account.id, value)
  return ok(value)
}

const isInterval = (body: unknown): body is CheckInterval => validate('check-interval', body).length === 0

/** How often play is interrupted. What a jurisdiction allows at most is the page's to know. */
export function setCheckInterval({ platform, account, body }: MemberCall): Answer {
  if (!isInterval(body)) return refuseFields({ minutes: 'range' })
  const value: CheckInterval = { minutes: body.minutes }
  changeAccount(platform.database, account.id, { checkMinutes: value.minutes })
  return ok(value)
}

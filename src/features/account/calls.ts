import * as z from 'zod/mini'
import { type AccountClosing, accountClosingSchema } from '../../contract/account-closing'
import { type Authenticator, authenticatorSchema } from '../../contract/authenticator'
import { type AuthenticatorSecret, authenticatorSecretSchema } from '../../contract/authenticator-secret'
import { type MemberData, memberDataSchema } from '../../contract/member-data'
import { type MemberLanguage, memberLanguageSchema } from '../../contract/member-language'
import { type MemberLogins, memberLoginsSchema } from '../../contract/member-logins'
import { type MemberProfile, memberProfileSchema } from '../../contract/member-profile'
import { type MemberSessions, memberSessionsSchema } from '../../contract/member-sessions'
import { type SmsCode, smsCodeSchema } from '../../contract/sms-code'
import type { NamedCall } from '../../platform/calls'

/** The specification names no calls for most of these: they are this product's choice. */
const own = { moduleId: 'COMM3', token: true } as const
const get = { ...own, method: 'GET' } as const
const post = { ...own, method: 'POST' } as const

const profile = { path: '/wps/member/profile', value: memberProfileSchema } as const
export const getProfile: NamedCall<MemberProfile> = { ...get, ...profile, id: 'memberProfile' }
/** Takes MemberProfileRequest. */
export const saveProfile: NamedCall<MemberProfile> = {
  ...own,
  ...profile,
  id: 'saveMemberProfile',
  method: 'PUT',
  encrypt: true,
}

/** Takes ContactCodeRequest. */
export const sendContactCode: NamedCall<SmsCode> = {
  ...post,
  id: 'contactCode',
  path: '/wps/member/contact/code',
  value: smsCodeSchema,
}
/** Takes ContactRequest. */
export const changeContact: NamedCall = {
  ...post,
  id: 'changeContact',
  path: '/wps/member/contact',
  encrypt: true,
  value: z.unknown(),
}

export const getSessions: NamedCall<MemberSessions> = {
  ...get,
  id: 'memberSessions',
  path: '/wps/member/sessions',
  value: memberSessionsSchema,
}
/** Takes CloseSessionsRequest; answers what is left. */
export const closeSessions: NamedCall<MemberSessions> = {
  ...post,
  id: 'closeMemberSessions',
  path: '/wps/member/sessions/close',
  value: memberSessionsSchema,
}
export const getLogins: NamedCall<MemberLogins> = {
  ...get,
  id: 'memberLogins',
  path: '/wps/member/logins',
  value: memberLoginsSchema,
}

const authenticator = { moduleId: 'GOOGLEAUTH3', token: true, path: '/wps/member/authenticator' } as const
export const getAuthenticator: NamedCall<Authenticator> = {
  ...authenticator,
  id: 'authenticator',
  method: 'GET',
  value: authenticatorSchema,
}
/** Takes AuthenticatorRequest, as the next ones do. */
export const newAuthenticator: NamedCall<AuthenticatorSecret> = {
  ...authenticator,
  id: 'newAuthenticator',
  method: 'PUT',
  encrypt: true,
  value: authenticatorSecretSchema,
}
export const confirmAuthenticator: NamedCall<Authenticator> = {
  ...authenticator,
  id: 'confirmAuthenticator',
  method: 'POST',
  encrypt: true,
  value: authenticatorSchema,
}
export const removeAuthenticator: NamedCall<Authenticator> = {
  ...authenticator,
  id: 'removeAuthenticator',
  method: 'POST',
  path: '/wps/member/authenticator/off',
  encrypt: true,
  value: authenticatorSchema,
}

/** Takes MemberLanguage. */
export const keepLanguage: NamedCall<MemberLanguage> = {
  ...post,
  id: 'memberLanguage',
  path: '/wps/member/language',
  value: memberLanguageSchema,
}
export const getMemberData: NamedCall<MemberData> = {
  ...get,
  id: 'memberData',
  path: '/wps/member/data',
  value: memberDataSchema,
}

const closing = { path: '/wps/member/close' } as const
export const getClosing: NamedCall<AccountClosing> = {
  ...get,
  ...closing,
  id: 'accountClosing',
  value: accountClosingSchema,
}
/** Takes CloseAccountRequest. */
export const closeAccount: NamedCall = { ...post, ...closing, id: 'closeAccount', encrypt: true, value: z.unknown() }

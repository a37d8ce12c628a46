import type { MemberInfo } from '../../../contract/member-info'
import type { ContactKind } from '../../../engine/form/contactForm'

/** `none`: there is none. A platform that says nothing of a number or an address is taken to have verified it. */
export type ContactState = 'none' | 'unverified' | 'verified'

export const contactState = (member: MemberInfo, kind: ContactKind): ContactState => {
  const value = member[kind]
  if (value === undefined || value === '') return 'none'
  const verified = kind === 'mobile' ? member.mobileVerified : member.emailVerified
  return verified === false ? 'unverified' : 'verified'
}

import { type InvitationLink, invitationLinkSchema } from '../../contract/invitation-link'
import { type InvitationLinks, invitationLinksSchema } from '../../contract/invitation-links'
import { type OpenAccountSettings, openAccountSettingsSchema } from '../../contract/open-account-settings'
import { type OpenedAccount, openedAccountSchema } from '../../contract/opened-account'
import type { NamedCall } from '../../platform/calls'

const common = { moduleId: 'COMM3', token: true } as const

/** The highest rate, the rule of a name, the domains of links. */
export const getOpenAccountSettings: NamedCall<OpenAccountSettings> = {
  ...common,
  id: 'openAccountSettings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getOpenAccountSettings',
  value: openAccountSettingsSchema,
}
/** Takes OpenAccountRequest. The answer holds the first password: it is kept nowhere. */
export const openAccount: NamedCall<OpenedAccount> = {
  ...common,
  id: 'openAccount',
  method: 'POST',
  path: '/wps/relay/MCSFE_openAccount',
  value: openedAccountSchema,
}
/** `page`, `pageSize`; `state` for the links of one state. */
export const getInvitationLinks: NamedCall<InvitationLinks> = {
  ...common,
  id: 'invitationLinks',
  method: 'GET',
  path: '/wps/relay/MCSFE_getInvitationLinkList',
  value: invitationLinksSchema,
}
/** Takes InvitationLinkRequest. */
export const createInvitationLink: NamedCall<InvitationLink> = {
  ...common,
  id: 'createInvitationLink',
  method: 'POST',
  path: '/wps/relay/MCSFE_createInvitationLink',
  value: invitationLinkSchema,
}
/** Takes InvitationLinkClosing. */
export const closeInvitationLink: NamedCall<InvitationLink> = {
  ...common,
  id: 'closeInvitationLink',
  method: 'POST',
  path: '/wps/relay/MCSFE_closeInvitationLink',
  value: invitationLinkSchema,
}

import { type ThirdPartyLinks, thirdPartyLinksSchema } from '../../../contract/third-party-links'
import type { NamedCall } from '../../../platform/calls'

/** The specification names no call for linking: these two are this product's choice. */
const row = {
  path: '/wps/member/thirdParty',
  moduleId: 'THIRDPARTY3',
  token: true,
  value: thirdPartyLinksSchema,
} as const

export const linksCall: NamedCall<ThirdPartyLinks> = { id: 'thirdPartyLinks', method: 'GET', ...row }
/** Answers the links as they are then. */
export const linkCall: NamedCall<ThirdPartyLinks> = { id: 'linkThirdParty', method: 'POST', encrypt: true, ...row }

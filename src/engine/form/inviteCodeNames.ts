/** Codes that an address carries (spec §2, §3). Apart from the form: pages that keep a code do not build one. */
export const inviteCodeNames = ['referralCode', 'affiliateCode'] as const
export type InviteCodeName = (typeof inviteCodeNames)[number]
export type InviteCodes = { readonly [name in InviteCodeName]?: string | undefined }

export const isInviteCodeName = (name: string): name is InviteCodeName =>
  inviteCodeNames.some((known) => known === name)

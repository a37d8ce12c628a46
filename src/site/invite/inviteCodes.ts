import * as z from 'zod/mini'
import { inviteCodeNames, type InviteCodes } from '../../engine/form/inviteCodeNames'
import { parseJson } from '../../lib/parseJson'
import { storageKey, text } from '../../lib/safeStorage'

/** Who invited the visitor, for as long as the tab lives: an address of the visit carried the codes (spec §2, §3). */
const key = storageKey('sessionStorage', 'marquee.invite', text)

const code = z.string().check(z.regex(/^[^\s\p{C}]{1,64}$/u))
const shape = z.object({ brand: z.string(), referralCode: z.optional(code), affiliateCode: z.optional(code) })

/** The codes that an address carries. What no code can look like is none. */
export function codesIn(search: string): InviteCodes {
  const query = new URLSearchParams(search)
  const found = inviteCodeNames.map((name) => [name, query.get(name)?.trim()] as const)
  return Object.fromEntries(found.filter(([, value]) => z.safeParse(code, value).success))
}

const isEmpty = (codes: InviteCodes) => Object.keys(codes).length === 0

/** An invitation takes the place of an earlier one as a whole: there is one who invited. */
export function keepInvite(brand: string, search: string): void {
  const codes = codesIn(search)
  if (!isEmpty(codes)) key.write(JSON.stringify({ brand, ...codes }))
}

/** The codes to register with: those of the address, else those that the visit began with. */
export function inviteCodes(brand: string, search: string): InviteCodes {
  const now = codesIn(search)
  if (!isEmpty(now)) return now
  const kept = z.safeParse(shape, parseJson(key.read()))
  if (!kept.success || kept.data.brand !== brand) return {}
  const { brand: _brand, ...codes } = kept.data
  return codes
}

/** An account was opened: the invitation is used up. */
export const forgetInvite = (): void => key.remove()

import * as z from 'zod/mini'
import { inviteCodeNames, type InviteCodeName, type InviteCodes } from '../../engine/form/inviteCodeNames'
import { parseJson } from '../../lib/parseJson'
import { storageKey, text } from '../../lib/safeStorage'

/**
 * Codes of an address that the platform refused and that had no field to be corrected in. They stay away for as long as
 * the tab lives: each try with one may use up a picture or a challenge.
 */
const key = storageKey('sessionStorage', 'marquee.invite.dropped', text)

const shape = z.array(z.object({ brand: z.string(), name: z.enum(inviteCodeNames), code: z.string() }))
/** Nobody arrives with more invitations than this; the oldest are dropped first. */
const most = 20

function dropped() {
  const kept = z.safeParse(shape, parseJson(key.read()))
  return kept.success ? kept.data : []
}

/** Names of the codes that the platform refused before. */
export const droppedCodes = (brand: string, codes: InviteCodes): readonly InviteCodeName[] => {
  const known = dropped()
  return inviteCodeNames.filter((name) =>
    known.some((each) => each.brand === brand && each.name === name && each.code === codes[name]),
  )
}

export function dropCodes(brand: string, names: readonly InviteCodeName[], codes: InviteCodes): void {
  const more = names.flatMap((name) => (codes[name] === undefined ? [] : [{ brand, name, code: codes[name] }]))
  key.write(JSON.stringify([...dropped(), ...more].slice(-most)))
}

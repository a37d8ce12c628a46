import { CallFailure } from '../../platform/failure'
import { clientAtom } from '../../session/client'
import { atom } from '../../state/atoms'
import { affiliateCall } from './calls'

const refusal = { type: 'server', message: 'affiliate.invalid', value: undefined, status: 200 } as const
const unknownCode = new CallFailure(affiliateCall.id, refusal, false)

/** Asks whether a code is an agent's: one that no agent has fails like a refusal, before anything is sent (spec §4). */
export const checkAffiliateAtom = atom(null, async (get, _set, code: string, domain: string): Promise<void> => {
  const { valid } = await get(clientAtom)(affiliateCall, { query: { code, domain } })
  if (!valid) throw unknownCode
})

import type { AgentApplication } from '../../../contract/agent-application'
import { clientAtom } from '../../../session/client'
import { checkAffiliateAtom } from '../../../shared/forms/checkAffiliate'
import { atom } from '../../../state/atoms'
import { sendAgentJoin } from './calls'
import { codeName } from './joinForm'

interface Applying {
  /** One for each intent: after a lost answer the same is sent again. */
  readonly requestId: string
  readonly values: Readonly<Record<string, string>>
  readonly domain: string
}

/** The code is checked first: a wrong one fails at its field, and nothing is sent. */
export const applyAtom = atom(
  null,
  async (get, set, { requestId, values, domain }: Applying): Promise<AgentApplication> => {
    const { [codeName]: affiliateCode, ...fields } = values
    if (affiliateCode !== undefined) await set(checkAffiliateAtom, affiliateCode, domain)
    const body = { fields, requestId, ...(affiliateCode !== undefined && { affiliateCode }) }
    return get(clientAtom)(sendAgentJoin, { body })
  },
)

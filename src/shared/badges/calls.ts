import { type AvailablePromotions, availablePromotionsSchema } from '../../contract/available-promotions'
import { type ContractRequestCount, contractRequestCountSchema } from '../../contract/contract-request-count'
import type { NamedCall } from '../../platform/calls'

export const getAvailablePromotions: NamedCall<AvailablePromotions> = {
  id: 'availablePromotions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  moduleId: 'REWCEN3',
  token: true,
  alert: false,
  value: availablePromotionsSchema,
}

export const getContractRequestCount: NamedCall<ContractRequestCount> = {
  id: 'contractRequestCount',
  method: 'GET',
  path: '/wps/relay/MCSFE_getContractRequestCount',
  moduleId: 'COMM3',
  token: true,
  alert: false,
  value: contractRequestCountSchema,
}

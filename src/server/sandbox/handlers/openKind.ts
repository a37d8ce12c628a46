import type { MemberCall } from '../call'
import { type ContractKind, kindRules } from '../contracts/kinds'

/** A kind is open where its module is on and the consolidated setting says that uplines may ask for a contract. */
export const isOpenKind = ({ merchant, modules }: Pick<MemberCall, 'merchant' | 'modules'>, kind: ContractKind) =>
  modules.has(kindRules[kind].module) && ['UPLINE', 'BOTH'].includes(merchant.settings[kindRules[kind].setting] ?? '')

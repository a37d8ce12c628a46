import { type Screen, screen, type ScreenMeta } from '../support/screen'

const requests = '/agentHome?page=contractRequests'
const income = '/agentHome?page=agentIncome&period=previous30'
const phone = { viewport: { value: 'phone' } }
const list = 'call=/wps/relay/MCSFE_getContracts'
const one = 'call=/wps/relay/MCSFE_getContract'
const payments = 'call=/wps/relay/MCSFE_getContractIncome'

const meta: ScreenMeta = {
  title: 'Screens/Contracts',
  tags: ['!autodocs'],
  ...screen,
  args: { address: requests, viewer: 'agent01' },
}
export default meta

export const WithUpline: Screen = {}
export const WithTeam: Screen = { args: { address: `${requests}&side=UPLINE` } }
export const WithTeamPhone: Screen = { args: { address: `${requests}&side=UPLINE` }, globals: phone }
export const ListLoading: Screen = { args: { platform: `late; ${list}` } }
export const ListFailing: Screen = { args: { platform: `failing; ${list}` } }
export const ListEmpty: Screen = { args: { address: `${requests}&side=UPLINE`, platform: `empty; ${list}` } }
export const ListRightToLeft: Screen = { args: { address: `${requests}&side=UPLINE` }, globals: { language: 'ar' } }
/** Offered in place of one in force: the old terms beside the new. */
export const Comparison: Screen = { args: { address: `${requests}&contract=CON00000007` } }
export const ComparisonPhone: Screen = { args: { address: `${requests}&contract=CON00000007` }, globals: phone }
export const ComparisonChinese: Screen = {
  args: { address: `${requests}&contract=CON00000007` },
  globals: { language: 'zh-CN' },
}
export const ComparisonRightToLeft: Screen = {
  args: { address: `${requests}&contract=CON00000007` },
  globals: { ...phone, language: 'ar' },
}
/** One's own proposal, which can be withdrawn. */
export const Offered: Screen = { args: { address: `${requests}&contract=CON00000006` } }
/** In force: it can be ended. */
export const InForce: Screen = { args: { address: `${requests}&contract=CON00000005` } }
export const ContractLoading: Screen = {
  args: { address: `${requests}&contract=CON00000007`, platform: `late; ${one}` },
}
export const ContractFailing: Screen = {
  args: { address: `${requests}&contract=CON00000007`, platform: `failing; ${one}` },
}
export const Propose: Screen = { args: { address: `${requests}&view=propose` } }
export const ProposePhone: Screen = { args: { address: `${requests}&view=propose` }, globals: phone }
export const ProposeRightToLeft: Screen = { args: { address: `${requests}&view=propose` }, globals: { language: 'ar' } }
export const Income: Screen = { args: { address: income } }
export const IncomePhone: Screen = { args: { address: income }, globals: phone }
export const IncomePaid: Screen = { args: { address: `${income}&direction=OUT` } }
export const IncomeJade: Screen = { args: { address: income }, globals: { brand: 'jade', language: 'zh-CN' } }
export const IncomeRightToLeft: Screen = { args: { address: income }, globals: { ...phone, language: 'ar' } }
export const IncomeLoading: Screen = { args: { address: income, platform: `late; ${payments}` } }
export const IncomeFailing: Screen = { args: { address: income, platform: `failing; ${payments}` } }
export const IncomeEmpty: Screen = { args: { address: income, platform: `empty; ${payments}` } }

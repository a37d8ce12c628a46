import { productCalls } from '../productCalls'

/** A call that the specification or the platform's interface names (spec §7). */
interface SpecifiedCall {
  readonly path: string
  /** Why no page makes it. */
  readonly without?: string
}

const relay = (name: string, more: Omit<SpecifiedCall, 'path'> = {}): SpecifiedCall => ({
  path: `/wps/relay/${name}`,
  ...more,
})

export const specifiedCalls: readonly SpecifiedCall[] = [
  { path: '/wps/session/login' },
  { path: '/wps/session/login/verification' },
  { path: '/wps/session/login/freeplay' },
  { path: '/wps/session/logout' },
  { path: '/wps/verification/sms/noLogin' },
  { path: '/wps/verification/sms/register' },
  { path: '/wps/system/whitelabel' },
  { path: '/wps/system/setting/register' },
  { path: '/wps/system/status' },
  { path: '/wps/system/settings/consolidated' },
  { path: '/wps/system/domainRoute' },
  { path: '/wps/system/helpCenter' },
  { path: '/wps/system/country' },
  { path: '/wps/member/info' },
  { path: '/wps/member/info/icon' },
  { path: '/wps/member/info/funds/consolidated' },
  { path: '/wps/member/language' },
  { path: '/wps/member/register' },
  { path: '/wps/member/register/mobile' },
  { path: '/wps/member/password' },
  { path: '/wps/member/password/email' },
  { path: '/wps/member/password/sms' },
  { path: '/wps/member/password/verification' },
  { path: '/wps/agent/affiliate' },
  { path: '/wps/captcha' },
  { path: '/wps/captcha/geetest' },
  { path: '/wps/feedback' },
  { path: '/wps/v2/wallets/balance' },
  { path: '/wps/game/launchGame' },
  { path: '/lgw/games/game_menus' },
  { path: '/lgw/games/popular' },
  { path: '/lgw/vn/numeros/opened/game' },
  { path: '/lotto/lgw/games/opened/numero' },
  relay('MCSFE_getPlayerAvatar'),
  relay('GCS_merchantWallet'),
  relay('GCS_walletTransfer'),
  relay('GCSGAME_hotGamesV2'),
  relay('GCSGAME_gameList'),
  relay('GCSGAME_gameVendor'),
  relay('GCSGAME_getVassGameType'),
  relay('GCSGAME_getRankList'),
  relay('GLS2_roomList'),
  relay('MCSFE_getListAnnouncements'),
  relay('MCSFE_getFavoriteGames'),
  relay('MCSFE_getFavoriteGamesList'),
  relay('MCSFE_addFavoriteGameV2'),
  relay('MCSFE_removeFavoriteGameV2'),
  relay('MCS2_getRecentGameList'),
  relay('MCSFE_getAvailablePromotions'),
  relay('MCS2_claimRafflePromotion'),
  relay('MCSFE_getMissionSummaryDetails'),
  relay('MCSFE_getMissionLeaderboard'),
  relay('CSP_unreadCount'),
  relay('CSP_getInbox'),
  relay('WPSCORE_getCustomerServiceScript'),
  relay('ODSFE2_getWinnerBoard'),
  relay('ODSFE2_MemTransDet'),
  relay('VIS_getJackpot'),
  relay('MCSFE_getPlayerRankProgress'),
  relay('MCSFE_getReferralDetails'),
  relay('MCSFE_getDepositSettings'),
  relay('MCSFE_getWithdrawSettings'),
  relay('MCSFE_getPaymentConfirmationList'),
  relay('MCS2_getPointBalance'),
  relay('MCS2_getPointReward'),
  relay('MCS2_getRedeemPointList'),
  relay('MCS2_getPointConfig'),
  relay('passwordCheck/MCS2_redeemPointReward'),
  relay('passwordCheck/MCS2_convertPoint'),
  relay('MCS2_processDividendReq'),
  relay('MCS2_processDailySalContract'),
  relay('MCS2_processContractHourSalary'),
  relay('MCSFE_processRealTimeSalaryContract'),
]

/** Ids of the rows that make a call. */
export const callersOf = (path: string): readonly string[] =>
  productCalls.filter(({ call }) => call.path === path).map(({ id }) => id)

/** Every call of the specification: the rows that make it, or why there are none. */
export function specifiedTable(): string {
  const rows = specifiedCalls.map(({ path, without }) => {
    const ids = callersOf(path).map((id) => `\`${id}\``)
    return `| ${path} | ${ids.join(', ') || (without ?? '')} |`
  })
  return ['| call | made by |', '|---|---|', ...rows].join('\n')
}

import type { CallRow } from './call'
import * as activities from './handlers/activities'
import * as agentCentre from './handlers/agentCentre'
import { agentJoin, agentJoinSettings, agentJoinState } from './handlers/agentJoin'
import { affiliate } from './handlers/agents'
import * as authenticator from './handlers/authenticator'
import * as bonuses from './handlers/bonuses'
import * as closing from './handlers/closing'
import { changeContact, contactCode } from './handlers/contact'
import { announcements, customerService } from './handlers/content'
import { contractIncome } from './handlers/contractIncome'
import * as contracts from './handlers/contracts'
import * as deposits from './handlers/deposits'
import { feedback, feedbackList } from './handlers/feedback'
import { passwordSms, resetByEmail, resetByPhone } from './handlers/forgot'
import * as exchanges from './handlers/exchanges'
import { freePlay } from './handlers/freePlay'
import { consolidatedFunds } from './handlers/funds'
import * as games from './handlers/games'
import { geetestChallenge } from './handlers/geetest'
import * as inbox from './handlers/inbox'
import * as invitations from './handlers/invitations'
import { launchGame } from './handlers/launch'
import { changeLimit, saferPlay, takePause } from './handlers/limits'
import { linkThirdParty, thirdPartyLinks } from './handlers/linking'
import * as lottery from './handlers/lottery'
import { matchList } from './handlers/matches'
import * as member from './handlers/member'
import * as opening from './handlers/openAccount'
import * as payouts from './handlers/payoutAccounts'
import { memberData } from './handlers/memberData'
import * as missions from './handlers/missions'
import * as points from './handlers/points'
import * as preferences from './handlers/preferences'
import { profile, saveProfile } from './handlers/profile'
import * as profit from './handlers/profit'
import * as records from './handlers/records'
import * as raffle from './handlers/raffle'
import { rankLadder, rankProgress } from './handlers/ranks'
import { referralRewards } from './handlers/referrals'
import { changePassword } from './handlers/password'
import { processContract } from './handlers/processContract'
import { paymentPasswordSms, setPaymentPassword } from './handlers/paymentPassword'
import { register, registerByMobile } from './handlers/registration'
import { jackpots, winnerBoard } from './handlers/results'
import * as rewards from './handlers/rewards'
import { roomList } from './handlers/rooms'
import { secondCheck } from './handlers/secondCheck'
import { login, logout } from './handlers/session'
import * as sessions from './handlers/sessions'
import * as system from './handlers/system'
import * as teamReports from './handlers/teamReports'
import { uploadImage } from './handlers/uploads'
import * as downline from './handlers/downline'
import * as team from './handlers/team'
import * as teamChange from './handlers/teamChange'
import * as upline from './handlers/upline'
import { captcha, loginSms, registerSms } from './handlers/verification'
import { walletTransfer, walletTransferList } from './handlers/walletTransfer'
import * as withdrawals from './handlers/withdrawals'

const relay = (name: string) => `/wps/relay/${name}`

/** Every call that the sandbox answers (spec §7). Where the specification names no method, the relay reads by GET. */
// oxfmt-ignore
export const calls: readonly CallRow[] = [
  // system
  { method: 'GET', path: '/wps/system/status', module: 'COMM3', answer: 'permission', handler: system.permission },
  { method: 'GET', path: '/wps/system/whitelabel', module: 'COMM3', answer: 'whitelabel', handler: system.whitelabel },
  { method: 'GET', path: '/wps/system/setting/register', module: 'REG3', answer: 'registration-settings', handler: system.registrationSettings },
  { method: 'GET', path: '/wps/system/settings/consolidated', module: 'COMM3', answer: 'settings', handler: system.settings },
  { method: 'GET', path: '/wps/system/domainRoute', module: 'COMM3', answer: 'domain-route', handler: system.domainRoute },
  { method: 'GET', path: '/wps/system/helpCenter', module: 'COMM3', answer: 'help-centre', handler: system.helpCentre },
  { method: 'GET', path: '/wps/system/country', module: 'COMM3', answer: 'countries', handler: system.countryCodes },
  { method: 'GET', path: '/wps/system/encryptionKey', module: 'COMM3', handler: system.encryptionKey },

  // session and registration
  { method: 'POST', path: '/wps/session/login', module: 'COMM3', encrypt: true, answer: 'login-response', handler: login },
  { method: 'POST', path: '/wps/session/login/freeplay', module: 'FREEPLAY3', encrypt: true, answer: 'login-response', handler: freePlay },
  { method: 'POST', path: '/wps/session/login/verification', module: ['COMM3', 'LOGINIPVERF3'], encrypt: true, handler: secondCheck },
  { method: 'DELETE', path: '/wps/session/logout', module: 'COMM3', token: true, inWithdrawal: true, handler: logout },
  { method: 'PUT', path: '/wps/member/register', module: 'REG3', encrypt: true, answer: 'login-response', handler: register },
  {
    method: ['POST', 'PUT'],
    path: '/wps/member/register/mobile',
    module: 'MOBILENUMREG3',
    encrypt: true,
    answer: 'login-response',
    handler: registerByMobile,
  },
  { method: 'GET', path: '/wps/agent/affiliate', module: 'AFFMAN3', answer: 'affiliate', handler: affiliate },
  { method: 'GET', path: '/wps/system/setting/agentJoin', module: 'COMM3', answer: 'agent-join-settings', handler: agentJoinSettings },
  { method: 'GET', path: '/wps/agent/join', module: 'COMM3', token: true, answer: 'agent-join-state', handler: agentJoinState },
  { method: 'PUT', path: '/wps/agent/join', module: 'COMM3', token: 'optional', answer: 'agent-application', handler: agentJoin },
  { method: 'GET', path: '/wps/captcha', module: 'CAPTCHA3', answer: 'captcha', handler: captcha },
  { method: 'GET', path: '/wps/captcha/geetest', module: 'GEETEST3', answer: 'geetest-challenge', handler: geetestChallenge },
  {
    method: ['POST', 'GET'],
    path: '/wps/verification/sms/register',
    module: ['REGMOBVERF3', 'MOBILENUMREG3'],
    answer: 'sms-code',
    handler: registerSms,
  },
  { method: ['POST', 'GET'], path: '/wps/verification/sms/noLogin', module: 'VERIFICATION3', answer: 'sms-code', handler: loginSms },
  { method: ['POST', 'GET'], path: '/wps/member/password/sms', module: 'PWRESETSMS3', answer: 'sms-code', handler: passwordSms },
  {
    method: ['POST', 'PUT'],
    path: '/wps/member/password/verification',
    module: 'CHNGPASSVERIF3',
    encrypt: true,
    answer: 'password-reset-response',
    handler: resetByPhone,
  },
  { method: 'POST', path: '/wps/member/password/email', module: 'COMM3', form: true, handler: resetByEmail },

  // the member
  {
    method: 'GET',
    path: '/wps/member/thirdParty',
    module: 'THIRDPARTY3',
    token: true,
    realAccount: true,
    answer: 'third-party-links',
    handler: thirdPartyLinks,
  },
  {
    method: 'POST',
    path: '/wps/member/thirdParty',
    module: 'THIRDPARTY3',
    token: true,
    realAccount: true,
    encrypt: true,
    answer: 'third-party-links',
    handler: linkThirdParty,
  },
  { method: 'POST', path: '/wps/member/password', module: 'PASS3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, handler: changePassword },
  { method: 'POST', path: '/wps/member/paymentPassword', module: 'PASS3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, handler: setPaymentPassword },
  { method: 'POST', path: '/wps/verification/sms/payment', module: 'PASS3', token: true, inWithdrawal: true, realAccount: true, answer: 'sms-code', handler: paymentPasswordSms },
  { method: 'GET', path: '/wps/member/info', module: 'COMM3', token: true, answer: 'member-info', handler: member.memberInfo },
  { method: 'GET', path: '/wps/member/profile', module: 'COMM3', token: true, realAccount: true, answer: 'member-profile', handler: profile },
  { method: 'PUT', path: '/wps/member/profile', module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, answer: 'member-profile', handler: saveProfile },
  { method: 'POST', path: '/wps/member/contact/code', module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'sms-code', handler: contactCode },
  { method: 'POST', path: '/wps/member/contact', module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, handler: changeContact },
  { method: 'GET', path: '/wps/member/sessions', module: 'COMM3', token: true, realAccount: true, answer: 'member-sessions', handler: sessions.sessions },
  { method: 'POST', path: '/wps/member/sessions/close', module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'member-sessions', handler: sessions.closeSessions },
  { method: 'GET', path: '/wps/member/logins', module: 'COMM3', token: true, realAccount: true, answer: 'member-logins', handler: sessions.logins },
  { method: 'GET', path: '/wps/member/authenticator', module: 'GOOGLEAUTH3', token: true, realAccount: true, answer: 'authenticator', handler: authenticator.authenticator },
  { method: 'PUT', path: '/wps/member/authenticator', module: 'GOOGLEAUTH3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, answer: 'authenticator-secret', handler: authenticator.newSecret },
  { method: 'POST', path: '/wps/member/authenticator', module: 'GOOGLEAUTH3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, answer: 'authenticator', handler: authenticator.confirmSecret },
  { method: 'POST', path: '/wps/member/authenticator/off', module: 'GOOGLEAUTH3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, answer: 'authenticator', handler: authenticator.removeSecret },
  { method: 'POST', path: '/wps/member/language', module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'member-language', handler: preferences.setLanguage },
  { method: 'GET', path: '/wps/member/data', module: 'COMM3', token: true, realAccount: true, answer: 'member-data', handler: memberData },
  { method: 'GET', path: '/wps/member/close', module: 'COMM3', token: true, realAccount: true, answer: 'account-closing', handler: closing.closing },
  { method: 'POST', path: '/wps/member/close', module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, handler: closing.close },
  { method: 'GET', path: '/wps/member/info/icon', module: 'PROFPIC3', token: true, answer: 'member-icon', handler: preferences.memberIcon },
  { method: 'POST', path: '/wps/member/info/icon', module: 'PROFPIC3', token: true, inWithdrawal: true, realAccount: true, answer: 'member-icon', handler: preferences.chooseIcon },
  { method: 'GET', path: relay('MCSFE_getPlayerAvatar'), module: 'PROFPIC3', token: true, answer: 'avatars', handler: preferences.avatars },
  { method: 'GET', path: '/wps/member/info/funds/consolidated', module: 'COMM3', token: true, answer: 'consolidated-funds', handler: consolidatedFunds },
  { method: 'GET', path: '/wps/v2/wallets/balance', module: 'COMM3', token: true, answer: 'balance', handler: member.balance },
  { method: 'GET', path: relay('GCS_merchantWallet'), module: 'COMM3', token: true, answer: 'merchant-wallet', handler: member.merchantWallet },
  { method: 'POST', path: relay('GCS_walletTransfer'), module: 'FUNDTRANS3', token: true, inWithdrawal: true, answer: 'wallet-transfer-receipt', handler: walletTransfer },
  { method: 'GET', path: relay('GCS_walletTransferList'), module: 'FUNDTRANS3', token: true, answer: 'wallet-transfers', handler: walletTransferList },
  { method: 'GET', path: relay('CSP_unreadCount'), module: 'INBOX3', token: true, answer: 'unread-count', handler: inbox.unreadCount },
  { method: 'GET', path: relay('MCSFE_getReferralDetails'), module: 'COMM3', token: true, realAccount: true, answer: 'referral-details', handler: member.referralDetails },
  { method: 'GET', path: relay('MCSFE_getReferralRewards'), module: 'COMM3', token: true, realAccount: true, answer: 'referral-rewards', handler: referralRewards },
  { method: 'GET', path: relay('MCSFE_getPlayerRankProgress'), module: 'COMM3', token: true, realAccount: true, answer: 'rank-progress', handler: rankProgress },
  { method: 'GET', path: relay('MCSFE_getRankLadder'), module: 'COMM3', answer: 'rank-ladder', handler: rankLadder },
  { method: 'GET', path: relay('MCSFE_getAvailablePromotions'), module: 'REWCEN3', token: true, realAccount: true, answer: 'available-promotions', handler: missions.availablePromotions },

  { method: 'POST', path: relay('MCSFE_uploadImage'), module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, bytes: true, answer: 'uploaded-image', handler: uploadImage },

  // inbox, records, deposits
  { method: 'GET', path: relay('CSP_getInbox'), module: 'INBOX3', token: true, answer: 'inbox', handler: inbox.inbox },
  { method: 'POST', path: relay('CSP_readInbox'), module: 'INBOX3', token: true, inWithdrawal: true, answer: 'unread-count', handler: inbox.readInbox },
  { method: 'POST', path: relay('CSP_deleteInbox'), module: 'INBOX3', token: true, inWithdrawal: true, answer: 'unread-count', handler: inbox.deleteInbox },
  { method: 'GET', path: relay('ODSFE2_MemTransDet'), module: 'MEMTRANS3', token: true, answer: 'bet-records', handler: records.betRecords },
  { method: 'GET', path: relay('ODSFE2_MemFundTransDet'), module: 'MEMTRANS3', token: true, answer: 'account-transactions', handler: records.accountTransactions },
  { method: 'GET', path: relay('ODSFE2_MemBetDetail'), module: 'MEMTRANS3', token: true, handler: records.betDetail },
  { method: 'GET', path: relay('ODSFE2_MemFundTransDetail'), module: 'MEMTRANS3', token: true, handler: records.transactionDetail },
  { method: 'GET', path: relay('ODSFE2_MemProfitLoss'), module: 'MEMTRANS3', token: true, answer: 'profit-loss', handler: profit.profitLoss },
  { method: 'GET', path: relay('ODSFE2_MemNetDeposits'), module: 'MEMTRANS3', token: true, answer: 'net-deposits', handler: profit.netDeposits },
  { method: 'GET', path: relay('MCSFE_getDepositSettings'), module: 'COMM3', token: true, realAccount: true, answer: 'deposit-settings', handler: deposits.depositSettings },
  { method: 'POST', path: relay('MCSFE_requestDeposit'), module: 'DEPOSIT3', token: true, inWithdrawal: true, realAccount: true, answer: 'deposit-receipt', handler: deposits.requestDeposit },
  { method: 'POST', path: relay('MCSFE_cancelDepositRequest'), module: 'DEPOSIT3', token: true, inWithdrawal: true, realAccount: true, answer: 'deposit-receipt', handler: deposits.cancelDepositRequest },
  { method: 'GET', path: relay('MCSFE_getDepositRequest'), module: 'DEPOSIT3', token: true, realAccount: true, handler: deposits.depositRequest },
  { method: 'GET', path: relay('MCSFE_getDepositRequestList'), module: 'DEPOSIT3', token: true, realAccount: true, answer: 'deposit-receipts', handler: deposits.depositRequestList },

  // to the upline
  { method: 'GET', path: relay('MCSFE_getUplineTransferSettings'), module: 'COMM3', token: true, realAccount: true, answer: 'upline-settings', handler: upline.uplineSettings },
  { method: 'GET', path: relay('MCSFE_getUplineTransferList'), module: 'COMM3', token: true, realAccount: true, answer: 'upline-transfers', handler: upline.uplineTransferList },
  { method: 'POST', path: relay('passwordCheck/MCSFE_transferToUpline'), module: 'COMM3', token: true, realAccount: true, encrypt: true, answer: 'upline-transfer', handler: upline.transferToUpline },

  // withdrawals
  { method: 'GET', path: relay('MCSFE_getWithdrawSettings'), module: 'COMM3', token: true, realAccount: true, answer: 'withdraw-settings', handler: withdrawals.withdrawSettings },
  { method: 'GET', path: relay('MCSFE_getPayoutAccounts'), module: 'WITHDRAW3', token: true, realAccount: true, answer: 'payout-accounts', handler: payouts.payoutAccounts },
  { method: 'POST', path: relay('passwordCheck/MCSFE_addPayoutAccount'), module: 'WITHDRAW3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, answer: 'payout-account', handler: payouts.addPayoutAccount },
  { method: 'POST', path: relay('passwordCheck/MCSFE_removePayoutAccount'), module: 'WITHDRAW3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, answer: 'payout-accounts', handler: payouts.removePayoutAccount },
  { method: 'POST', path: relay('MCSFE_setDefaultPayoutAccount'), module: 'WITHDRAW3', token: true, inWithdrawal: true, realAccount: true, answer: 'payout-accounts', handler: payouts.setDefaultPayoutAccount },
  { method: 'POST', path: relay('passwordCheck/MCSFE_requestWithdrawal'), module: 'WITHDRAW3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, answer: 'withdrawal', handler: withdrawals.requestWithdrawal },
  { method: 'GET', path: relay('MCSFE_getWithdrawalRequest'), module: 'WITHDRAW3', token: true, realAccount: true, handler: withdrawals.withdrawal },
  { method: 'GET', path: relay('MCSFE_getWithdrawalRequestList'), module: 'WITHDRAW3', token: true, realAccount: true, answer: 'withdrawals', handler: withdrawals.withdrawalList },
  { method: 'GET', path: relay('MCSFE_getPaymentConfirmationList'), module: 'COMM3', token: true, realAccount: true, answer: 'withdrawals', handler: withdrawals.paymentConfirmationList },
  { method: 'POST', path: relay('MCSFE_confirmPayment'), module: 'WITHDRAW3', token: true, inWithdrawal: true, realAccount: true, answer: 'withdrawal', handler: withdrawals.confirmPayment },

  // safer play
  { method: 'GET', path: relay('MCSFE_getSaferPlay'), module: 'COMM3', token: true, realAccount: true, answer: 'safer-play', handler: saferPlay },
  { method: 'POST', path: relay('MCSFE_changePlayLimit'), module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'safer-play', handler: changeLimit },
  { method: 'POST', path: relay('MCSFE_changeCheckInterval'), module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'check-interval', handler: preferences.setCheckInterval },
  { method: 'POST', path: relay('MCSFE_takePlayPause'), module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'safer-play', handler: takePause },

  // points
  { method: 'GET', path: relay('MCS2_getPointBalance'), module: 'PTSYS3', token: true, realAccount: true, answer: 'point-balance', handler: points.pointBalance },
  { method: 'GET', path: relay('MCS2_getPointReward'), module: 'PTSYS3', token: true, realAccount: true, answer: 'point-rewards', handler: points.pointRewards },
  { method: 'GET', path: relay('MCS2_getPointConfig'), module: 'PTSYS3', token: true, realAccount: true, answer: 'point-config', handler: points.pointConfig },
  { method: 'GET', path: relay('MCS2_getRedeemPointList'), module: 'PTSYS3', token: true, realAccount: true, answer: 'point-exchanges', handler: exchanges.pointExchanges },
  { method: 'GET', path: relay('MCS2_getPointDetails'), module: 'PTSYS3', token: true, realAccount: true, answer: 'point-details', handler: points.pointDetails },
  { method: 'POST', path: relay('passwordCheck/MCS2_redeemPointReward'), module: 'PTSYS3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, answer: 'point-receipt', handler: exchanges.redeemReward },
  { method: 'POST', path: relay('passwordCheck/MCS2_convertPoint'), module: 'PTSYS3', token: true, inWithdrawal: true, realAccount: true, encrypt: true, answer: 'point-receipt', handler: exchanges.convertPoints },

  // bonuses, rewards, missions, the raffle
  { method: 'GET', path: relay('MCSFE_getBonusDetails'), module: 'COMM3', token: true, realAccount: true, answer: 'bonus-details', handler: bonuses.bonusDetails },
  { method: 'POST', path: relay('MCS2_forfeitBonus'), module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'bonus-forfeit-receipt', handler: bonuses.forfeitBonus },
  { method: 'GET', path: relay('MCSFE_getRewardList'), module: 'REWCEN3', token: true, realAccount: true, answer: 'member-rewards', handler: rewards.rewardList },
  { method: 'POST', path: relay('MCS2_claimReward'), module: 'REWCEN3', token: true, inWithdrawal: true, realAccount: true, answer: 'claim-receipt', handler: rewards.claimReward },
  { method: 'GET', path: relay('MCSFE_getMissionSummaryDetails'), module: 'REWCEN3', token: true, realAccount: true, answer: 'mission-summary', handler: missions.missionSummary },
  { method: 'POST', path: relay('MCS2_claimMissionReward'), module: 'REWCEN3', token: true, inWithdrawal: true, realAccount: true, answer: 'claim-receipt', handler: missions.claimMissionReward },
  { method: 'GET', path: relay('MCSFE_getMissionClaimList'), module: 'REWCEN3', token: true, realAccount: true, answer: 'mission-claims', handler: missions.missionClaimList },
  { method: 'GET', path: relay('MCSFE_getMissionLeaderboard'), module: 'REWCEN3', token: true, realAccount: true, answer: 'mission-leaderboard', handler: missions.missionLeaderboard },
  { method: 'GET', path: relay('MCSFE_getRaffleDetails'), module: 'REWCEN3', token: true, realAccount: true, answer: 'raffle-details', handler: raffle.raffleDetails },
  { method: 'GET', path: relay('MCSFE_getRaffleDrawList'), module: 'REWCEN3', token: true, realAccount: true, answer: 'raffle-draws', handler: raffle.raffleDrawList },
  { method: 'POST', path: relay('MCS2_claimRafflePromotion'), module: 'REWCEN3', token: true, inWithdrawal: true, realAccount: true, answer: 'raffle-draw', handler: raffle.claimRafflePromotion },

  // promotions that are taken part in
  { method: 'GET', path: relay('MCSFE_getActivityList'), module: 'COMM3', token: 'optional', answer: 'activities', handler: activities.activityList },
  { method: 'GET', path: relay('MCSFE_getActivityEntries'), module: 'COMM3', token: true, realAccount: true, answer: 'activity-entries', handler: activities.activityEntries },
  { method: 'POST', path: relay('MCS2_joinActivity'), module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'activity-entry', handler: activities.joinActivity },
  { method: 'POST', path: relay('MCS2_signActivity'), module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'activity-entry', handler: activities.signActivity },
  { method: 'POST', path: relay('MCS2_applyActivity'), module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'activity-entry', handler: activities.applyForActivity },
  { method: 'POST', path: relay('MCS2_claimActivity'), module: 'COMM3', token: true, inWithdrawal: true, realAccount: true, answer: 'claim-receipt', handler: activities.claimActivity },

  // agents
  { method: 'GET', path: relay('MCSFE_getAgentTeamList'), module: 'COMM3', token: true, answer: 'team-list', handler: team.levelOfTeam },
  { method: 'GET', path: relay('MCSFE_getAgentTeamMember'), module: 'COMM3', token: true, handler: team.memberOfTeam },
  { method: 'POST', path: relay('MCSFE_setAgentTeamRate'), module: 'COMM3', token: true, handler: teamChange.setTeamRate },
  { method: 'POST', path: relay('MCSFE_setAgentTeamRemark'), module: 'COMM3', token: true, handler: teamChange.setTeamRemark },
  { method: 'POST', path: relay('passwordCheck/MCSFE_transferToDownline'), module: 'COMM3', token: true, encrypt: true, answer: 'upline-transfer', handler: downline.transferToDownline },
  { method: 'GET', path: relay('MCSFE_getDownlineTransferList'), module: 'COMM3', token: true, answer: 'upline-transfers', handler: downline.downlineTransferList },
  { method: 'GET', path: relay('MCSFE_getTeamBetting'), module: 'TEAMBET3', token: true, handler: teamReports.teamBetting },
  { method: 'GET', path: relay('MCSFE_getTeamMemberBets'), module: 'TEAMBET3', token: true, handler: teamReports.teamMemberBets },
  { method: 'GET', path: relay('MCSFE_getTeamTransactions'), module: 'TEAMTRANS3', token: true, handler: teamReports.teamTransactions },
  { method: 'GET', path: relay('MCSFE_getSubordinateProfit'), module: 'SUBPROFIT3', token: true, handler: teamReports.subordinateProfit },

  // contracts
  { method: 'GET', path: relay('MCSFE_getContractSettings'), module: 'COMM3', token: true, realAccount: true, handler: contracts.contractSettings },
  { method: 'GET', path: relay('MCSFE_getContractSubordinates'), module: 'COMM3', token: true, realAccount: true, handler: contracts.contractSubordinates },
  { method: 'GET', path: relay('MCSFE_getContracts'), module: 'COMM3', token: true, realAccount: true, handler: contracts.contractList },
  { method: 'GET', path: relay('MCSFE_getContract'), module: 'COMM3', token: true, realAccount: true, handler: contracts.contractDetail },
  { method: 'GET', path: relay('MCSFE_getContractRequestCount'), module: 'COMM3', token: true, realAccount: true, handler: contracts.contractRequestCount },
  { method: 'GET', path: relay('MCSFE_getContractIncome'), module: 'COMM3', token: true, realAccount: true, handler: contractIncome },
  { method: 'POST', path: relay('MCS2_processDividendReq'), module: 'SIGNCONDIV3', token: true, realAccount: true, answer: 'agent-contract', handler: processContract('DIVIDEND') },
  { method: 'POST', path: relay('MCS2_processDailySalContract'), module: 'DAILYSALCONT3', token: true, realAccount: true, answer: 'agent-contract', handler: processContract('DAILY_SALARY') },
  { method: 'POST', path: relay('MCS2_processContractHourSalary'), module: 'HOURSAL3', token: true, realAccount: true, answer: 'agent-contract', handler: processContract('HOURLY_SALARY') },
  { method: 'POST', path: relay('MCSFE_processRealTimeSalaryContract'), module: 'RTSALARY3', token: true, realAccount: true, answer: 'agent-contract', handler: processContract('REALTIME_SALARY') },
  { method: 'GET', path: relay('MCSFE_getAgentTeamOverview'), module: 'COMM3', token: true, answer: 'team-overview', handler: agentCentre.teamOverview },
  { method: 'GET', path: relay('MCSFE_getAgentAnnouncements'), module: 'AGEANNOUNCE3', token: true, answer: 'agent-announcements', handler: agentCentre.announcementsForAgents },
  { method: 'GET', path: relay('MCSFE_getOpenAccountSettings'), module: 'COMM3', token: true, answer: 'open-account-settings', handler: opening.openAccountSettings },
  { method: 'POST', path: relay('MCSFE_openAccount'), module: 'COMM3', token: true, answer: 'opened-account', handler: opening.openAccount },
  { method: 'GET', path: relay('MCSFE_getInvitationLinkList'), module: 'COMM3', token: true, answer: 'invitation-links', handler: invitations.invitationLinkList },
  { method: 'POST', path: relay('MCSFE_createInvitationLink'), module: 'COMM3', token: true, answer: 'invitation-link', handler: invitations.createInvitationLink },
  { method: 'POST', path: relay('MCSFE_closeInvitationLink'), module: 'COMM3', token: true, answer: 'invitation-link', handler: invitations.closeInvitationLink },
  { method: 'GET', path: relay('MCSFE_visitInvitationLink'), module: 'COMM3', answer: 'invitation-visit', handler: invitations.visitInvitationLink },

  // content
  { method: 'GET', path: relay('MCSFE_getListAnnouncements'), module: 'COMM3', answer: 'announcements', handler: announcements },
  { method: 'PUT', path: '/wps/feedback', module: 'FEEDBACK3', token: 'optional', answer: 'feedback-receipt', handler: feedback },
  { method: 'GET', path: '/wps/feedback', module: 'FEEDBACK3', token: true, realAccount: true, answer: 'feedback-list', handler: feedbackList },
  { method: 'GET', path: relay('WPSCORE_getCustomerServiceScript'), module: 'COMM3', answer: 'customer-service', handler: customerService },
  { method: 'GET', path: relay('ODSFE2_getWinnerBoard'), module: 'COMM3', token: 'optional', answer: 'winner-board', handler: winnerBoard },
  { method: 'GET', path: relay('VIS_getJackpot'), module: 'COMM3', answer: 'jackpot', handler: jackpots },

  // games
  { method: 'GET', path: relay('GCSGAME_gameVendor'), module: 'COMM3', answer: 'vendors', handler: games.gameVendors },
  { method: 'GET', path: relay('GCSGAME_hotGamesV2'), module: 'GAMELOHOT3', answer: 'hot-games', handler: games.hotGames },
  // visitors browse (spec §1): a token is not asked for, launching is where it is
  { method: 'GET', path: relay('GCSGAME_gameList'), module: 'GAMELO3', token: 'optional', answer: 'game-list', handler: games.gameList },
  { method: 'GET', path: relay('GCSGAME_getVassGameType'), module: 'COMM3', answer: 'game-types', handler: games.gameTypes },
  { method: 'GET', path: relay('GCSGAME_getRankList'), module: 'GAMELO3', answer: 'hot-games', handler: games.rankList },
  { method: 'GET', path: relay('MCSFE_getFavoriteGames'), module: 'GAMELOFAV3', token: true, answer: 'favourite-ids', handler: games.favouriteGames },
  { method: 'GET', path: relay('MCSFE_getFavoriteGamesList'), module: 'GAMELOFAV3', token: true, answer: 'member-games', handler: games.favouriteList },
  { method: ['POST', 'GET'], path: relay('MCSFE_addFavoriteGameV2'), module: 'GAMELOFAV3', token: true, handler: games.addFavouriteGame },
  { method: ['POST', 'GET'], path: relay('MCSFE_removeFavoriteGameV2'), module: 'GAMELOFAV3', token: true, handler: games.removeFavouriteGame },
  { method: 'GET', path: relay('MCS2_getRecentGameList'), module: 'GAMELOREC3', token: true, answer: 'member-games', handler: games.recentGames },
  { method: 'GET', path: relay('GLS2_roomList'), module: 'GAMELO3', token: true, answer: 'rooms', handler: roomList },
  // visitors look at odds; a bet is placed in the book, which takes a login
  { method: 'GET', path: relay('GLS2_matchList'), module: 'GAMELO3', answer: 'matches', handler: matchList },
  { method: 'POST', path: '/wps/game/launchGame', module: 'GAMELO3', token: true, inWithdrawal: true, answer: 'launch-response', handler: launchGame },

  // lotteries
  { method: 'GET', path: '/lgw/games/game_menus', module: 'COMM3', answer: 'lottery-menus', handler: lottery.gameMenus },
  { method: 'GET', path: '/lgw/games/popular', module: 'COMM3', answer: 'lottery-games', handler: lottery.popularGames },
  { method: 'GET', path: '/lgw/vn/numeros/opened/game', module: 'COMM3', answer: 'lottery-numbers', handler: lottery.vietnameseNumbers },
  { method: 'GET', path: '/lotto/lgw/games/opened/numero', module: 'COMM3', token: true, answer: 'lottery-opened', handler: lottery.openedNumbers },
]

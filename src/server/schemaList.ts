// Generated from schemas/ by scripts/generate-contract.ts.
import accountClosing from '../../schemas/account-closing.schema.json'
import accountTransactions from '../../schemas/account-transactions.schema.json'
import activities from '../../schemas/activities.schema.json'
import activityApplication from '../../schemas/activity-application.schema.json'
import activityEntries from '../../schemas/activity-entries.schema.json'
import activityEntry from '../../schemas/activity-entry.schema.json'
import activityRequest from '../../schemas/activity-request.schema.json'
import activity from '../../schemas/activity.schema.json'
import affiliate from '../../schemas/affiliate.schema.json'
import agentAnnouncements from '../../schemas/agent-announcements.schema.json'
import agentApplication from '../../schemas/agent-application.schema.json'
import agentContractDetail from '../../schemas/agent-contract-detail.schema.json'
import agentContract from '../../schemas/agent-contract.schema.json'
import agentContracts from '../../schemas/agent-contracts.schema.json'
import agentJoinRequest from '../../schemas/agent-join-request.schema.json'
import agentJoinSettings from '../../schemas/agent-join-settings.schema.json'
import agentJoinState from '../../schemas/agent-join-state.schema.json'
import announcements from '../../schemas/announcements.schema.json'
import authenticatorRequest from '../../schemas/authenticator-request.schema.json'
import authenticatorSecret from '../../schemas/authenticator-secret.schema.json'
import authenticator from '../../schemas/authenticator.schema.json'
import availablePromotions from '../../schemas/available-promotions.schema.json'
import avatars from '../../schemas/avatars.schema.json'
import balance from '../../schemas/balance.schema.json'
import betDetail from '../../schemas/bet-detail.schema.json'
import betRecords from '../../schemas/bet-records.schema.json'
import bonusDetails from '../../schemas/bonus-details.schema.json'
import bonusForfeitReceipt from '../../schemas/bonus-forfeit-receipt.schema.json'
import bonusForfeitRequest from '../../schemas/bonus-forfeit-request.schema.json'
import brand from '../../schemas/brand.schema.json'
import captcha from '../../schemas/captcha.schema.json'
import changePasswordRequest from '../../schemas/change-password-request.schema.json'
import checkInterval from '../../schemas/check-interval.schema.json'
import claimReceipt from '../../schemas/claim-receipt.schema.json'
import closeAccountRequest from '../../schemas/close-account-request.schema.json'
import closeSessionsRequest from '../../schemas/close-sessions-request.schema.json'
import consolidatedFunds from '../../schemas/consolidated-funds.schema.json'
import contactCodeRequest from '../../schemas/contact-code-request.schema.json'
import contactRequest from '../../schemas/contact-request.schema.json'
import contractIncome from '../../schemas/contract-income.schema.json'
import contractPayment from '../../schemas/contract-payment.schema.json'
import contractRequestCount from '../../schemas/contract-request-count.schema.json'
import contractRequest from '../../schemas/contract-request.schema.json'
import contractSettings from '../../schemas/contract-settings.schema.json'
import contractSubordinates from '../../schemas/contract-subordinates.schema.json'
import contractTerm from '../../schemas/contract-term.schema.json'
import countries from '../../schemas/countries.schema.json'
import customerService from '../../schemas/customer-service.schema.json'
import defaultPasswordAnswer from '../../schemas/default-password-answer.schema.json'
import defaultPasswordQuestion from '../../schemas/default-password-question.schema.json'
import depositCancel from '../../schemas/deposit-cancel.schema.json'
import depositReceipt from '../../schemas/deposit-receipt.schema.json'
import depositReceipts from '../../schemas/deposit-receipts.schema.json'
import depositRequest from '../../schemas/deposit-request.schema.json'
import depositSettings from '../../schemas/deposit-settings.schema.json'
import describedField from '../../schemas/described-field.schema.json'
import domainRoute from '../../schemas/domain-route.schema.json'
import downlineTransferRequest from '../../schemas/downline-transfer-request.schema.json'
import envelope from '../../schemas/envelope.schema.json'
import epoch from '../../schemas/epoch.schema.json'
import favouriteIds from '../../schemas/favourite-ids.schema.json'
import feedbackEntry from '../../schemas/feedback-entry.schema.json'
import feedbackList from '../../schemas/feedback-list.schema.json'
import feedbackReceipt from '../../schemas/feedback-receipt.schema.json'
import feedbackRequest from '../../schemas/feedback-request.schema.json'
import feedbackSettings from '../../schemas/feedback-settings.schema.json'
import gameList from '../../schemas/game-list.schema.json'
import gameTypes from '../../schemas/game-types.schema.json'
import geetestChallenge from '../../schemas/geetest-challenge.schema.json'
import geetestProof from '../../schemas/geetest-proof.schema.json'
import helpCentre from '../../schemas/help-centre.schema.json'
import hotGames from '../../schemas/hot-games.schema.json'
import iconRequest from '../../schemas/icon-request.schema.json'
import inboxChange from '../../schemas/inbox-change.schema.json'
import inbox from '../../schemas/inbox.schema.json'
import invitationLinkClosing from '../../schemas/invitation-link-closing.schema.json'
import invitationLinkRequest from '../../schemas/invitation-link-request.schema.json'
import invitationLink from '../../schemas/invitation-link.schema.json'
import invitationLinks from '../../schemas/invitation-links.schema.json'
import invitationVisit from '../../schemas/invitation-visit.schema.json'
import jackpot from '../../schemas/jackpot.schema.json'
import launchFailure from '../../schemas/launch-failure.schema.json'
import launchRequest from '../../schemas/launch-request.schema.json'
import launchResponse from '../../schemas/launch-response.schema.json'
import limitRefusal from '../../schemas/limit-refusal.schema.json'
import listedGame from '../../schemas/listed-game.schema.json'
import loginCheckFailure from '../../schemas/login-check-failure.schema.json'
import loginCheckRequest from '../../schemas/login-check-request.schema.json'
import loginCheck from '../../schemas/login-check.schema.json'
import loginFailure from '../../schemas/login-failure.schema.json'
import loginRequest from '../../schemas/login-request.schema.json'
import loginResponse from '../../schemas/login-response.schema.json'
import lotteryDraw from '../../schemas/lottery-draw.schema.json'
import lotteryGame from '../../schemas/lottery-game.schema.json'
import lotteryGames from '../../schemas/lottery-games.schema.json'
import lotteryLaunchRequest from '../../schemas/lottery-launch-request.schema.json'
import lotteryMenus from '../../schemas/lottery-menus.schema.json'
import lotteryNumbers from '../../schemas/lottery-numbers.schema.json'
import lotteryOpened from '../../schemas/lottery-opened.schema.json'
import matches from '../../schemas/matches.schema.json'
import memberData from '../../schemas/member-data.schema.json'
import memberGames from '../../schemas/member-games.schema.json'
import memberIcon from '../../schemas/member-icon.schema.json'
import memberInfo from '../../schemas/member-info.schema.json'
import memberLanguage from '../../schemas/member-language.schema.json'
import memberLogins from '../../schemas/member-logins.schema.json'
import memberProfileRequest from '../../schemas/member-profile-request.schema.json'
import memberProfile from '../../schemas/member-profile.schema.json'
import memberRewards from '../../schemas/member-rewards.schema.json'
import memberSessions from '../../schemas/member-sessions.schema.json'
import merchantWallet from '../../schemas/merchant-wallet.schema.json'
import missionClaimRequest from '../../schemas/mission-claim-request.schema.json'
import missionClaims from '../../schemas/mission-claims.schema.json'
import missionLeaderboard from '../../schemas/mission-leaderboard.schema.json'
import missionSummary from '../../schemas/mission-summary.schema.json'
import money from '../../schemas/money.schema.json'
import netDeposits from '../../schemas/net-deposits.schema.json'
import openAccountRequest from '../../schemas/open-account-request.schema.json'
import openAccountSettings from '../../schemas/open-account-settings.schema.json'
import openedAccount from '../../schemas/opened-account.schema.json'
import ownPage from '../../schemas/own-page.schema.json'
import pageFigures from '../../schemas/page-figures.schema.json'
import passwordResetRequest from '../../schemas/password-reset-request.schema.json'
import passwordResetResponse from '../../schemas/password-reset-response.schema.json'
import paymentConfirmation from '../../schemas/payment-confirmation.schema.json'
import paymentPasswordRequest from '../../schemas/payment-password-request.schema.json'
import payoutAccountChange from '../../schemas/payout-account-change.schema.json'
import payoutAccountRequest from '../../schemas/payout-account-request.schema.json'
import payoutAccount from '../../schemas/payout-account.schema.json'
import payoutAccounts from '../../schemas/payout-accounts.schema.json'
import permission from '../../schemas/permission.schema.json'
import playLimitRequest from '../../schemas/play-limit-request.schema.json'
import playLimit from '../../schemas/play-limit.schema.json'
import playPauseRequest from '../../schemas/play-pause-request.schema.json'
import playPause from '../../schemas/play-pause.schema.json'
import pointBalance from '../../schemas/point-balance.schema.json'
import pointConfig from '../../schemas/point-config.schema.json'
import pointConvertRequest from '../../schemas/point-convert-request.schema.json'
import pointDetails from '../../schemas/point-details.schema.json'
import pointExchanges from '../../schemas/point-exchanges.schema.json'
import pointReceipt from '../../schemas/point-receipt.schema.json'
import pointRedeemRequest from '../../schemas/point-redeem-request.schema.json'
import pointRewards from '../../schemas/point-rewards.schema.json'
import policyReport from '../../schemas/policy-report.schema.json'
import policyReports from '../../schemas/policy-reports.schema.json'
import prize from '../../schemas/prize.schema.json'
import profitLoss from '../../schemas/profit-loss.schema.json'
import raffleClaimRequest from '../../schemas/raffle-claim-request.schema.json'
import raffleDetails from '../../schemas/raffle-details.schema.json'
import raffleDraw from '../../schemas/raffle-draw.schema.json'
import raffleDraws from '../../schemas/raffle-draws.schema.json'
import rankLadder from '../../schemas/rank-ladder.schema.json'
import rankProgress from '../../schemas/rank-progress.schema.json'
import rank from '../../schemas/rank.schema.json'
import referralDetails from '../../schemas/referral-details.schema.json'
import referralRewards from '../../schemas/referral-rewards.schema.json'
import registrationRequest from '../../schemas/registration-request.schema.json'
import registrationSettings from '../../schemas/registration-settings.schema.json'
import rewardClaimRequest from '../../schemas/reward-claim-request.schema.json'
import rooms from '../../schemas/rooms.schema.json'
import routeCheck from '../../schemas/route-check.schema.json'
import saferPlay from '../../schemas/safer-play.schema.json'
import scenario from '../../schemas/scenario.schema.json'
import settings from '../../schemas/settings.schema.json'
import smsCode from '../../schemas/sms-code.schema.json'
import subordinateProfit from '../../schemas/subordinate-profit.schema.json'
import teamAccount from '../../schemas/team-account.schema.json'
import teamBetting from '../../schemas/team-betting.schema.json'
import teamList from '../../schemas/team-list.schema.json'
import teamMember from '../../schemas/team-member.schema.json'
import teamOverview from '../../schemas/team-overview.schema.json'
import teamRateRequest from '../../schemas/team-rate-request.schema.json'
import teamRemarkRequest from '../../schemas/team-remark-request.schema.json'
import teamTransactions from '../../schemas/team-transactions.schema.json'
import theme from '../../schemas/theme.schema.json'
import thirdPartyLinkRequest from '../../schemas/third-party-link-request.schema.json'
import thirdPartyLinks from '../../schemas/third-party-links.schema.json'
import transactionDetail from '../../schemas/transaction-detail.schema.json'
import unreadCount from '../../schemas/unread-count.schema.json'
import uplineSettings from '../../schemas/upline-settings.schema.json'
import uplineTransferRequest from '../../schemas/upline-transfer-request.schema.json'
import uplineTransfer from '../../schemas/upline-transfer.schema.json'
import uplineTransfers from '../../schemas/upline-transfers.schema.json'
import uploadedImage from '../../schemas/uploaded-image.schema.json'
import vendors from '../../schemas/vendors.schema.json'
import walletTransferReceipt from '../../schemas/wallet-transfer-receipt.schema.json'
import walletTransfer from '../../schemas/wallet-transfer.schema.json'
import walletTransfers from '../../schemas/wallet-transfers.schema.json'
import whitelabel from '../../schemas/whitelabel.schema.json'
import winnerBoard from '../../schemas/winner-board.schema.json'
import withdrawSettings from '../../schemas/withdraw-settings.schema.json'
import withdrawalRequest from '../../schemas/withdrawal-request.schema.json'
import withdrawal from '../../schemas/withdrawal.schema.json'
import withdrawals from '../../schemas/withdrawals.schema.json'

/** Every schema by its id. */
export const schemaList = {
  'account-closing': accountClosing,
  'account-transactions': accountTransactions,
  activities,
  'activity-application': activityApplication,
  'activity-entries': activityEntries,
  'activity-entry': activityEntry,
  'activity-request': activityRequest,
  activity,
  affiliate,
  'agent-announcements': agentAnnouncements,
  'agent-application': agentApplication,
  'agent-contract-detail': agentContractDetail,
  'agent-contract': agentContract,
  'agent-contracts': agentContracts,
  'agent-join-request': agentJoinRequest,
  'agent-join-settings': agentJoinSettings,
  'agent-join-state': agentJoinState,
  announcements,
  'authenticator-request': authenticatorRequest,
  'authenticator-secret': authenticatorSecret,
  authenticator,
  'available-promotions': availablePromotions,
  avatars,
  balance,
  'bet-detail': betDetail,
  'bet-records': betRecords,
  'bonus-details': bonusDetails,
  'bonus-forfeit-receipt': bonusForfeitReceipt,
  'bonus-forfeit-request': bonusForfeitRequest,
  brand,
  captcha,
  'change-password-request': changePasswordRequest,
  'check-interval': checkInterval,
  'claim-receipt': claimReceipt,
  'close-account-request': closeAccountRequest,
  'close-sessions-request': closeSessionsRequest,
  'consolidated-funds': consolidatedFunds,
  'contact-code-request': contactCodeRequest,
  'contact-request': contactRequest,
  'contract-income': contractIncome,
  'contract-payment': contractPayment,
  'contract-request-count': contractRequestCount,
  'contract-request': contractRequest,
  'contract-settings': contractSettings,
  'contract-subordinates': contractSubordinates,
  'contract-term': contractTerm,
  countries,
  'customer-service': customerService,
  'default-password-answer': defaultPasswordAnswer,
  'default-password-question': defaultPasswordQuestion,
  'deposit-cancel': depositCancel,
  'deposit-receipt': depositReceipt,
  'deposit-receipts': depositReceipts,
  'deposit-request': depositRequest,
  'deposit-settings': depositSettings,
  'described-field': describedField,
  'domain-route': domainRoute,
  'downline-transfer-request': downlineTransferRequest,
  envelope,
  epoch,
  'favourite-ids': favouriteIds,
  'feedback-entry': feedbackEntry,
  'feedback-list': feedbackList,
  'feedback-receipt': feedbackReceipt,
  'feedback-request': feedbackRequest,
  'feedback-settings': feedbackSettings,
  'game-list': gameList,
  'game-types': gameTypes,
  'geetest-challenge': geetestChallenge,
  'geetest-proof': geetestProof,
  'help-centre': helpCentre,
  'hot-games': hotGames,
  'icon-request': iconRequest,
  'inbox-change': inboxChange,
  inbox,
  'invitation-link-closing': invitationLinkClosing,
  'invitation-link-request': invitationLinkRequest,
  'invitation-link': invitationLink,
  'invitation-links': invitationLinks,
  'invitation-visit': invitationVisit,
  jackpot,
  'launch-failure': launchFailure,
  'launch-request': launchRequest,
  'launch-response': launchResponse,
  'limit-refusal': limitRefusal,
  'listed-game': listedGame,
  'login-check-failure': loginCheckFailure,
  'login-check-request': loginCheckRequest,
  'login-check': loginCheck,
  'login-failure': loginFailure,
  'login-request': loginRequest,
  'login-response': loginResponse,
  'lottery-draw': lotteryDraw,
  'lottery-game': lotteryGame,
  'lottery-games': lotteryGames,
  'lottery-launch-request': lotteryLaunchRequest,
  'lottery-menus': lotteryMenus,
  'lottery-numbers': lotteryNumbers,
  'lottery-opened': lotteryOpened,
  matches,
  'member-data': memberData,
  'member-games': memberGames,
  'member-icon': memberIcon,
  'member-info': memberInfo,
  'member-language': memberLanguage,
  'member-logins': memberLogins,
  'member-profile-request': memberProfileRequest,
  'member-profile': memberProfile,
  'member-rewards': memberRewards,
  'member-sessions': memberSessions,
  'merchant-wallet': merchantWallet,
  'mission-claim-request': missionClaimRequest,
  'mission-claims': missionClaims,
  'mission-leaderboard': missionLeaderboard,
  'mission-summary': missionSummary,
  money,
  'net-deposits': netDeposits,
  'open-account-request': openAccountRequest,
  'open-account-settings': openAccountSettings,
  'opened-account': openedAccount,
  'own-page': ownPage,
  'page-figures': pageFigures,
  'password-reset-request': passwordResetRequest,
  'password-reset-response': passwordResetResponse,
  'payment-confirmation': paymentConfirmation,
  'payment-password-request': paymentPasswordRequest,
  'payout-account-change': payoutAccountChange,
  'payout-account-request': payoutAccountRequest,
  'payout-account': payoutAccount,
  'payout-accounts': payoutAccounts,
  permission,
  'play-limit-request': playLimitRequest,
  'play-limit': playLimit,
  'play-pause-request': playPauseRequest,
  'play-pause': playPause,
  'point-balance': pointBalance,
  'point-config': pointConfig,
  'point-convert-request': pointConvertRequest,
  'point-details': pointDetails,
  'point-exchanges': pointExchanges,
  'point-receipt': pointReceipt,
  'point-redeem-request': pointRedeemRequest,
  'point-rewards': pointRewards,
  'policy-report': policyReport,
  'policy-reports': policyReports,
  prize,
  'profit-loss': profitLoss,
  'raffle-claim-request': raffleClaimRequest,
  'raffle-details': raffleDetails,
  'raffle-draw': raffleDraw,
  'raffle-draws': raffleDraws,
  'rank-ladder': rankLadder,
  'rank-progress': rankProgress,
  rank,
  'referral-details': referralDetails,
  'referral-rewards': referralRewards,
  'registration-request': registrationRequest,
  'registration-settings': registrationSettings,
  'reward-claim-request': rewardClaimRequest,
  rooms,
  'route-check': routeCheck,
  'safer-play': saferPlay,
  scenario,
  settings,
  'sms-code': smsCode,
  'subordinate-profit': subordinateProfit,
  'team-account': teamAccount,
  'team-betting': teamBetting,
  'team-list': teamList,
  'team-member': teamMember,
  'team-overview': teamOverview,
  'team-rate-request': teamRateRequest,
  'team-remark-request': teamRemarkRequest,
  'team-transactions': teamTransactions,
  theme,
  'third-party-link-request': thirdPartyLinkRequest,
  'third-party-links': thirdPartyLinks,
  'transaction-detail': transactionDetail,
  'unread-count': unreadCount,
  'upline-settings': uplineSettings,
  'upline-transfer-request': uplineTransferRequest,
  'upline-transfer': uplineTransfer,
  'upline-transfers': uplineTransfers,
  'uploaded-image': uploadedImage,
  vendors,
  'wallet-transfer-receipt': walletTransferReceipt,
  'wallet-transfer': walletTransfer,
  'wallet-transfers': walletTransfers,
  whitelabel,
  'winner-board': winnerBoard,
  'withdraw-settings': withdrawSettings,
  'withdrawal-request': withdrawalRequest,
  withdrawal,
  withdrawals,
}

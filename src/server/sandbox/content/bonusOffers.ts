import type { Text } from '../language'
import { type DepositPromotion, depositPromotions } from './depositPromotions'
import { referralTurnover } from './referralRule'

export interface BonusOffer {
  readonly id: string
  readonly name: Text
  /** So many times the bonus is to be staked … */
  readonly times: number
  /** … within so many days. */
  readonly days: number
}

const offer = (id: string, name: Text, times: number, days: number): BonusOffer => ({ id, name, times, days })

/** Bonuses of the sandbox. Nothing here is a real offer. */
export const bonusOffers = {
  welcome: offer('welcome', { CN: '欢迎红利', EN: 'Welcome bonus', AR: 'مكافأة الترحيب' }, 5, 30),
  club: offer('club', { CN: '每月等级红利', EN: 'Monthly rank bonus', AR: 'المكافأة الشهرية لمرتبتك' }, 3, 14),
  care: offer('care', { CN: '客服礼金', EN: 'Customer service gift', AR: 'هدية خدمة العملاء' }, 2, 14),
  mission: offer('mission', { CN: '任务红利', EN: 'Mission bonus', AR: 'مكافأة المهمة' }, 3, 7),
  raffle: offer('raffle', { CN: '抽奖红利', EN: 'Raffle bonus', AR: 'مكافأة القرعة' }, 3, 7),
  referral: offer(
    'referral',
    { CN: '好友推荐红利', EN: 'Referral bonus', AR: 'مكافأة دعوة صديق' },
    referralTurnover,
    30,
  ),
  promotion: offer('promotion', { CN: '活动红利', EN: 'Promotion bonus', AR: 'مكافأة العرض' }, 3, 7),
} satisfies Readonly<Record<string, BonusOffer>>

export type BonusOfferId = keyof typeof bonusOffers

/** The bonus of a promotion that is taken with a deposit. */
export const depositOfferId = (promotion: string): string => `deposit-${promotion}`
export const depositOffer = ({ id, title, turnover, days }: DepositPromotion): BonusOffer =>
  offer(depositOfferId(id), title, turnover, days)

const known: readonly BonusOffer[] = [...Object.values(bonusOffers), ...depositPromotions.map(depositOffer)]

/** The offer of a stored bonus; one that is offered no more is the mission's. */
export const offerOf = (id: string): BonusOffer => known.find((one) => one.id === id) ?? bonusOffers.mission

/** What a member agrees to, sentence by sentence; the sandbox keeps to each of them. */
export const bonusTerms = ({ times, days }: Pick<BonusOffer, 'times' | 'days'>) => ({
  EN: [
    `Stake ${times} times the bonus within ${days} days of receiving it. Then it is yours with no further conditions.`,
    'Every stake counts in full, once, and towards the oldest requirement first.',
    'Until then you cannot withdraw. You can give up the bonus at any time, which ends this requirement and no other.',
    'If you give it up, or the time runs out, we take back the bonus, plus what you won and less what you lost in the rounds that counted towards it.',
    'We never take more than is in your wallets, and nothing if those rounds have already lost the bonus.',
  ],
  CN: [
    `到账后 ${days} 天内，投注额达到红利的 ${times} 倍，红利即归您所有，不再有任何条件。`,
    '每笔投注全额计入，且只计一次：先计入最早的要求。',
    '在此之前无法提款。您可以随时放弃该红利，放弃后此项要求即告终止，其他要求不变。',
    '放弃或到期时，我们收回红利，加上计入该红利的各局所赢，减去所输。',
    '收回金额绝不超过您钱包中的余额；若这些局已将红利输完，则不再收回任何金额。',
  ],
  AR: [
    `راهِن بما يعادل قيمة المكافأة مضروبة في ${times} خلال ${days} يومًا من استلامها، فتصبح لك بلا أي شرط آخر.`,
    'يُحتسب كل رهان كاملًا ومرة واحدة: لأقدم متطلب أولًا.',
    'لا يمكنك السحب قبل ذلك. لك أن تتنازل عن المكافأة في أي وقت، فينتهي هذا الشرط وحده.',
    'إذا تنازلت عنها أو انتهت المدة نسترد المكافأة، مضافًا إليها ما ربحته ومطروحًا منها ما خسرته في الجولات التي احتُسبت لها.',
    'لا نأخذ أبدًا أكثر مما في محافظك، ولا نأخذ شيئًا إذا كانت تلك الجولات قد خسرت المكافأة.',
  ],
})

import type { Text } from '../language'
import type { Prize } from './prize'

export interface RewardOffer {
  readonly id: string
  readonly name: Text
  readonly text: Text
  /** What it gives: the amount is that of the reward. */
  readonly prize: (amount: number) => Prize
}

const cash = (amount: number): Prize => ({ kind: 'CASH', amount })
const tickets = (count: number): Prize => ({ kind: 'TICKETS', tickets: count })

/** What the reward centre hands out. */
export const rewardOffers = {
  rebate: {
    id: 'rebate',
    name: { CN: '每日返水', EN: 'Daily rebate', AR: 'كاش باك يومي' },
    text: {
      CN: '前一日投注返水：电子 0.8%，真人 0.6%，体育与棋牌 0.5%，满 0.10 发放。',
      EN: 'A share of what you staked the day before: slots 0.8%, live casino 0.6%, sports and cards 0.5%. Paid from 0.10 a day.',
      AR: 'نسبة مما راهنت به في اليوم السابق: السلوتس 0.8%، الكازينو المباشر 0.6%، الرياضة وألعاب الورق 0.5%، ابتداءً من 0.10 في اليوم.',
    },
    prize: cash,
  },
  welcome: {
    id: 'welcome',
    name: { CN: '欢迎红利', EN: 'Welcome bonus', AR: 'مكافأة الترحيب' },
    text: {
      CN: '送给每位新会员，领取与否由您决定。',
      EN: 'For every new member. Taking it is up to you.',
      AR: 'لكل عضو جديد، ولك أن تأخذها أو تتركها.',
    },
    prize: (amount: number): Prize => ({ kind: 'BONUS', amount, offer: 'welcome' }),
  },
  club: {
    id: 'club',
    name: { CN: '每月等级红利', EN: 'Monthly rank bonus', AR: 'المكافأة الشهرية لمرتبتك' },
    text: {
      CN: '按每月 1 日的等级发放，每月一份，当月领取有效。',
      EN: 'One a month, based on your rank on the first day of the month. Collect it within the month.',
      AR: 'واحدة كل شهر بحسب مرتبتك في أول أيامه، تُستلم خلال الشهر نفسه.',
    },
    prize: (amount: number): Prize => ({ kind: 'BONUS', amount, offer: 'club' }),
  },
  rank: {
    id: 'rank',
    name: { CN: '晋级礼金', EN: 'Rank-up gift', AR: 'هدية الترقية' },
    text: {
      CN: '祝贺您晋级，领取后即归您所有，不附条件。',
      EN: 'For reaching your rank. It is yours with no conditions.',
      AR: 'مقابل بلوغك مرتبتك، وهي لك بلا أي شرط.',
    },
    prize: cash,
  },
  care: {
    id: 'care',
    name: { CN: '客服礼金', EN: 'Customer service gift', AR: 'هدية خدمة العملاء' },
    text: {
      CN: '您的一笔款项处理过久，谨此致歉。',
      EN: 'With our apologies for a payment that took too long.',
      AR: 'مع اعتذارنا عن عملية دفع تأخرت.',
    },
    prize: (amount: number): Prize => ({ kind: 'BONUS', amount, offer: 'care' }),
  },
  leader: {
    id: 'leader',
    name: { CN: '排行榜奖金', EN: 'Leaderboard prize', AR: 'جائزة لوحة الصدارة' },
    text: {
      CN: '根据您在已结束周期中的最终名次发放。',
      EN: 'For your final place on the leaderboard.',
      AR: 'مقابل مركزك عند انتهاء فترة لوحة الصدارة.',
    },
    prize: cash,
  },
  tickets: {
    id: 'tickets',
    name: { CN: '抽奖券', EN: 'Raffle tickets', AR: 'تذاكر القرعة' },
    text: {
      CN: '每张可抽奖一次。领取后长期有效。',
      EN: 'Each is good for one draw. Once collected, they do not expire.',
      AR: 'كل تذكرة صالحة لقرعة واحدة، ولا تنتهي صلاحيتها بعد استلامها.',
    },
    prize: tickets,
  },
} satisfies Readonly<Record<string, RewardOffer>>

export type RewardOfferId = keyof typeof rewardOffers

export const rewardOfferOf = (id: string): RewardOffer | undefined =>
  Object.values<RewardOffer>(rewardOffers).find((known) => known.id === id)

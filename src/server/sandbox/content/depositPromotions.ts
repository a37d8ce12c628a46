import type { Text } from '../language'

export interface DepositPromotion {
  readonly id: string
  readonly title: Text
  readonly terms: Text
  /** Of the deposit. */
  readonly percent: number
  /** Times the merchant's smallest deposit: the smallest that takes part, and the largest bonus. */
  readonly minimum: number
  readonly most: number
  /** Times that the bonus must be staked … */
  readonly turnover: number
  /** … within so many days. */
  readonly days: number
  /** How often a member may have it. */
  readonly times: 'once' | 'daily'
  /** Before the first deposit alone. */
  readonly isFirst?: true
  readonly methods?: readonly string[]
}

/** Bonuses of the sandbox that are taken with a deposit. */
export const depositPromotions: readonly DepositPromotion[] = [
  {
    id: 'first-deposit',
    title: { CN: '首存红利', EN: 'First deposit bonus', AR: 'مكافأة الإيداع الأول' },
    terms: {
      CN: '仅限首次存款，每人一次。',
      EN: 'First deposit only, once per member.',
      AR: 'للإيداع الأول فقط، مرة لكل عضو.',
    },
    percent: 100,
    minimum: 1,
    most: 5,
    turnover: 10,
    days: 30,
    times: 'once',
    isFirst: true,
  },
  {
    id: 'daily-reload',
    title: { CN: '每日续存红利', EN: 'Daily reload bonus', AR: 'مكافأة الإيداع اليومية' },
    terms: { CN: '每天一次（UTC）。', EN: 'Once a day (UTC).', AR: 'مرة واحدة في اليوم (بالتوقيت العالمي).' },
    percent: 20,
    minimum: 2,
    most: 2.5,
    turnover: 5,
    days: 14,
    times: 'daily',
  },
  {
    id: 'coin-extra',
    title: { CN: '加密货币存款红利', EN: 'Crypto deposit bonus', AR: 'مكافأة الإيداع بالعملات الرقمية' },
    terms: {
      CN: '仅限加密货币存款，每天一次（UTC）。',
      EN: 'For crypto deposits, once a day (UTC).',
      AR: 'للإيداع بالعملات الرقمية، مرة واحدة في اليوم (بالتوقيت العالمي).',
    },
    percent: 5,
    minimum: 2,
    most: 10,
    turnover: 1,
    days: 7,
    times: 'daily',
    methods: ['usdt'],
  },
]

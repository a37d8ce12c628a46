import type { Text } from '../language'
import type { Measure } from './missions'
import type { Prize } from './prize'

/** NEW: opened in the last thirty days. CLUB: carries a club label. DEPOSIT: a deposit has arrived before. */
export type Audience = 'ALL' | 'NEW' | 'CLUB' | 'DEPOSIT'

export interface ActivityStep {
  readonly measure: Measure
  /** Rounds of this category alone count. */
  readonly category?: string
  readonly target: number
  readonly name: Text
}

/** How a promotion is taken part in. */
export type ActivityMode =
  | { readonly kind: 'GIFT' }
  | { readonly kind: 'PLAY'; readonly steps: readonly [ActivityStep, ...ActivityStep[]] }
  | { readonly kind: 'SIGN'; readonly days: number }
  | { readonly kind: 'APPLY'; readonly ask: Text; readonly leastImages: number; readonly remarkRequired: boolean }

export interface Activity {
  /** Id of its promotion. */
  readonly id: string
  readonly mode: ActivityMode
  /** Its days and its window are those of this zone. */
  readonly timeZone: string
  /** Days from the seeding, by the zone's midnights. Without `closes` it has no end. */
  readonly opens: number
  readonly closes?: number
  readonly joinBy?: number
  readonly audience: Audience
  readonly places?: number
  readonly prize: Prize
  readonly conditions: readonly Text[]
}

/** A prize can be claimed for so many days after the end. */
export const claimDays = 7
/** An account counts as new for so many days. */
export const newDays = 30

const cash = (amount: number): Prize => ({ kind: 'CASH', amount })
const bonus = (amount: number): Prize => ({ kind: 'BONUS', amount, offer: 'promotion' })

const names: Readonly<Record<Measure, Text>> = {
  ROUNDS: { CN: '完成局数', EN: 'Rounds played', AR: 'الجولات الملعوبة' },
  STAKE: { CN: '投注额', EN: 'Staked', AR: 'إجمالي الرهان' },
  VENDORS: { CN: '不同厂商数', EN: 'Different providers', AR: 'مزوّدون مختلفون' },
  DEPOSIT: { CN: '存款到账', EN: 'Deposited', AR: 'المبلغ المودَع' },
}
const step = (measure: Measure, target: number, category?: string): ActivityStep => ({
  measure,
  target,
  name: names[measure],
  ...(category !== undefined && { category }),
})

const once: Text = { CN: '每位会员限一次。', EN: 'Once per member.', AR: 'مرة واحدة لكل عضو.' }
const fromJoining: Text = {
  CN: '自报名起计算，已退还的投注不计。',
  EN: 'Counted from the moment you join. Refunded bets do not count.',
  AR: 'يبدأ الاحتساب من لحظة انضمامك، ولا تُحتسب الرهانات المُعادة.',
}
const checked: Text = {
  CN: '申请由人工审核，结果显示在本页。',
  EN: 'We check every application by hand. The result appears on this page.',
  AR: 'يُراجع موظف كل طلب، وتظهر النتيجة في هذه الصفحة.',
}
const final: Text = {
  CN: '被拒绝后不能再次申请。',
  EN: 'A rejected application cannot be sent again.',
  AR: 'لا يمكن إعادة إرسال طلب مرفوض.',
}

/** What the sandbox's promotions ask and give. Promotions without a row are only told of. */
export const activities: readonly Activity[] = [
  {
    id: 'welcome-seven',
    mode: { kind: 'SIGN', days: 7 },
    timeZone: 'UTC',
    opens: -200,
    audience: 'NEW',
    prize: bonus(20_00),
    conditions: [once],
  },
  {
    id: 'first-deposit',
    mode: { kind: 'PLAY', steps: [step('DEPOSIT', 100_00)] },
    timeZone: 'UTC',
    opens: -40,
    audience: 'ALL',
    prize: bonus(30_00),
    conditions: [fromJoining, once],
  },
  {
    id: 'slots-week',
    mode: { kind: 'PLAY', steps: [step('ROUNDS', 20, 'RNG'), step('STAKE', 50_00, 'RNG')] },
    timeZone: 'Asia/Ho_Chi_Minh',
    opens: -2,
    closes: 5,
    audience: 'ALL',
    places: 500,
    prize: bonus(15_00),
    conditions: [fromJoining, once],
  },
  {
    id: 'live-streak',
    mode: {
      kind: 'APPLY',
      ask: {
        CN: '请上传五局连胜的截图，并写明桌台名称。',
        EN: 'Send screenshots of the five rounds and name the table.',
        AR: 'أرسل صور شاشة للجولات الخمس واذكر اسم الطاولة.',
      },
      leastImages: 1,
      remarkRequired: true,
    },
    timeZone: 'Asia/Shanghai',
    opens: -10,
    closes: 20,
    audience: 'ALL',
    prize: cash(18_00),
    conditions: [checked, final, once],
  },
  {
    id: 'goal-insurance',
    mode: {
      kind: 'APPLY',
      ask: { CN: '请写明注单号。', EN: 'Give the bet number.', AR: 'اذكر رقم الرهان.' },
      leastImages: 0,
      remarkRequired: true,
    },
    timeZone: 'Africa/Cairo',
    opens: -16,
    closes: -9,
    audience: 'ALL',
    prize: cash(12_50),
    conditions: [checked, final, once],
  },
  {
    id: 'table-of-four',
    mode: {
      kind: 'APPLY',
      ask: {
        CN: '请写下三位好友的账户名。',
        EN: 'Give the usernames of your three friends.',
        AR: 'اكتب أسماء حسابات أصدقائك الثلاثة.',
      },
      leastImages: 0,
      remarkRequired: true,
    },
    timeZone: 'UTC',
    opens: -21,
    closes: 30,
    audience: 'DEPOSIT',
    prize: cash(10_00),
    conditions: [checked, final, once],
  },
  {
    id: 'deep-catch',
    mode: { kind: 'PLAY', steps: [step('ROUNDS', 30, 'FISH')] },
    timeZone: 'Asia/Jakarta',
    opens: 6,
    closes: 20,
    audience: 'ALL',
    prize: bonus(12_00),
    conditions: [fromJoining, once],
  },
  {
    id: 'lucky-numbers',
    mode: { kind: 'PLAY', steps: [step('ROUNDS', 5)] },
    timeZone: 'Asia/Ho_Chi_Minh',
    opens: -12,
    closes: 9,
    joinBy: -1,
    audience: 'ALL',
    prize: bonus(8_00),
    conditions: [fromJoining, once],
  },
  {
    id: 'rank-season',
    mode: { kind: 'PLAY', steps: [step('STAKE', 1_000_00)] },
    timeZone: 'UTC',
    opens: -8,
    closes: 45,
    audience: 'CLUB',
    prize: bonus(60_00),
    conditions: [fromJoining, once],
  },
  {
    id: 'app-first',
    mode: { kind: 'SIGN', days: 5 },
    timeZone: 'Asia/Shanghai',
    opens: -30,
    audience: 'ALL',
    prize: cash(3_00),
    conditions: [once],
  },
  {
    id: 'vendor-week',
    mode: { kind: 'PLAY', steps: [step('VENDORS', 3), step('ROUNDS', 15)] },
    timeZone: 'UTC',
    opens: -4,
    closes: 10,
    audience: 'ALL',
    prize: cash(2_00),
    conditions: [fromJoining, once],
  },
  {
    id: 'house-gift',
    mode: { kind: 'GIFT' },
    timeZone: 'UTC',
    opens: -1,
    audience: 'ALL',
    places: 2_000,
    prize: cash(1_88),
    conditions: [once],
  },
  {
    id: 'derby-guess',
    mode: {
      kind: 'APPLY',
      ask: {
        CN: '请写下您预测的比分。',
        EN: 'Give the score you expect.',
        AR: 'اكتب النتيجة التي تتوقعها.',
      },
      leastImages: 0,
      remarkRequired: true,
    },
    timeZone: 'Europe/London',
    opens: -5,
    closes: 12,
    audience: 'ALL',
    prize: cash(5_00),
    conditions: [checked, final, once],
  },
  {
    id: 'big-win',
    mode: {
      kind: 'APPLY',
      ask: {
        CN: '请上传中奖截图，备注选填。',
        EN: 'Send a screenshot of the win. A remark is optional.',
        AR: 'أرسل صورة شاشة للفوز. الملاحظة اختيارية.',
      },
      leastImages: 1,
      remarkRequired: false,
    },
    timeZone: 'UTC',
    opens: -6,
    audience: 'ALL',
    prize: bonus(25_00),
    conditions: [checked, final, once],
  },
]

export const activityOf = (id: string): Activity | undefined => activities.find((known) => known.id === id)

import type { Text } from '../language'
import type { Prize } from './prize'

/** Counted from what a member really did in the mission's time. Money in minor units. */
export type Measure = 'ROUNDS' | 'STAKE' | 'VENDORS' | 'DEPOSIT'

interface MissionStep {
  readonly measure: Measure
  readonly target: number
  readonly name: Text
}

export interface Mission {
  readonly id: string
  /** ONCE: since the account was opened. */
  readonly period: 'DAILY' | 'WEEKLY' | 'ONCE'
  readonly name: Text
  readonly steps: readonly [MissionStep, ...MissionStep[]]
  readonly prize: Prize
  /** For the leaderboard. */
  readonly points: number
}

const rounds = (target: number): MissionStep => ({
  measure: 'ROUNDS',
  target,
  name: { CN: '完成局数', EN: 'Rounds played', AR: 'الجولات الملعوبة' },
})
const stake = (target: number): MissionStep => ({
  measure: 'STAKE',
  target,
  name: { CN: '投注额', EN: 'Staked', AR: 'إجمالي الرهان' },
})
const vendors = (target: number): MissionStep => ({
  measure: 'VENDORS',
  target,
  name: { CN: '不同厂商数', EN: 'Different providers', AR: 'مزوّدون مختلفون' },
})
const deposit = (target: number): MissionStep => ({
  measure: 'DEPOSIT',
  target,
  name: { CN: '存款到账', EN: 'Deposited', AR: 'المبلغ المودَع' },
})

export const missions: readonly Mission[] = [
  {
    id: 'daily-three',
    period: 'DAILY',
    name: { CN: '三局热身', EN: 'First three rounds', AR: 'ثلاث جولات للبداية' },
    steps: [rounds(3)],
    prize: { kind: 'TICKETS', tickets: 1 },
    points: 10,
  },
  {
    id: 'daily-tour',
    period: 'DAILY',
    name: { CN: '初探两家厂商', EN: 'Look around', AR: 'جولة استكشافية' },
    steps: [vendors(2), rounds(10)],
    prize: { kind: 'CASH', amount: 50 },
    points: 20,
  },
  {
    id: 'weekly-explorer',
    period: 'WEEKLY',
    name: { CN: '一周探索', EN: 'Weekly explorer', AR: 'مستكشف الأسبوع' },
    steps: [vendors(3), rounds(30), stake(100_00)],
    prize: { kind: 'BONUS', amount: 5_00, offer: 'mission' },
    points: 60,
  },
  {
    id: 'weekly-deposit',
    period: 'WEEKLY',
    name: { CN: '本周就绪', EN: 'Ready for the week', AR: 'جاهز للأسبوع' },
    steps: [deposit(100_00), rounds(20)],
    prize: { kind: 'TICKETS', tickets: 3 },
    points: 40,
  },
  {
    id: 'once-start',
    period: 'ONCE',
    name: { CN: '第一步', EN: 'First steps', AR: 'الخطوات الأولى' },
    steps: [deposit(20_00), rounds(1)],
    prize: { kind: 'CASH', amount: 2_00 },
    points: 30,
  },
]

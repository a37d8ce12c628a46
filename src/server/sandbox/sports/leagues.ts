import { hour, minute } from '../durations'
import type { Text } from '../language'
import { coast, dunes, frost, highlands, lakes, lanterns, type SeedTeam, skyline } from './teams'

export const sports = {
  FOOTBALL: { CN: '足球', EN: 'Football', AR: 'كرة القدم' },
  BASKETBALL: { CN: '篮球', EN: 'Basketball', AR: 'كرة السلة' },
  TENNIS: { CN: '网球', EN: 'Tennis', AR: 'التنس' },
  ICE_HOCKEY: { CN: '冰球', EN: 'Ice hockey', AR: 'هوكي الجليد' },
} as const satisfies Record<string, Text>
export type Sport = keyof typeof sports

/** A league of the sandbox, whose rounds go on for ever. Names say demo wherever they are shown. */
export interface SeedLeague {
  readonly id: string
  readonly sport: Sport
  readonly name: Text
  /** An even number of them: each round pairs all. */
  readonly teams: readonly SeedTeam[]
  /** Milliseconds from one round to the next; rounds begin on multiples of it since the epoch, moved by `offset`. */
  readonly period: number
  readonly offset: number
  /** Milliseconds from the first two matches of a round, which start together, to the next two. */
  readonly stagger: number
  /** Books that take bets on it; the first that a merchant has, and that is open, shows its odds. */
  readonly books: readonly [string, ...string[]]
}

const demo = (EN: string, CN: string, AR: string): Text => ({
  EN: `${EN} (demo)`,
  CN: `${CN}（演示）`,
  AR: `${AR} (تجريبي)`,
})

// oxfmt-ignore
export const leagues: readonly SeedLeague[] = [
  { id: 'COAST', sport: 'FOOTBALL', name: demo('Coast League', '海岸联赛', 'دوري الساحل'), teams: coast, period: 6 * hour, offset: 0, stagger: 3 * hour, books: ['KICK', 'STRI', 'PODI'] },
  { id: 'DUNES', sport: 'FOOTBALL', name: demo('League of the Dunes', '沙丘联赛', 'دوري الكثبان'), teams: dunes, period: 6 * hour, offset: 75 * minute, stagger: 3 * hour, books: ['STRI', 'KICK', 'PODI'] },
  { id: 'LANTERN', sport: 'FOOTBALL', name: demo('Lantern Super League', '灯笼超级联赛', 'دوري الفوانيس الممتاز'), teams: lanterns, period: 6 * hour, offset: 130 * minute, stagger: 3 * hour, books: ['KICK', 'PODI', 'STRI'] },
  { id: 'HIGH', sport: 'FOOTBALL', name: demo('Highland Cup', '高地杯', 'كأس المرتفعات'), teams: highlands, period: 8 * hour, offset: 45 * minute, stagger: 4 * hour, books: ['PODI', 'STRI', 'KICK'] },
  { id: 'SKY', sport: 'BASKETBALL', name: demo('Skyline Basketball', '天际篮球联赛', 'دوري الأفق لكرة السلة'), teams: skyline, period: 8 * hour, offset: 150 * minute, stagger: 4 * hour, books: ['STRI', 'KICK', 'PODI'] },
  { id: 'LAKES', sport: 'TENNIS', name: demo('Lakes Open', '湖畔网球公开赛', 'بطولة البحيرات المفتوحة'), teams: lakes, period: 12 * hour, offset: 30 * minute, stagger: 6 * hour, books: ['KICK', 'STRI', 'PODI'] },
  { id: 'FROST', sport: 'ICE_HOCKEY', name: demo('Frost League', '霜雪冰球联赛', 'دوري الصقيع'), teams: frost, period: 12 * hour, offset: 200 * minute, stagger: 6 * hour, books: ['PODI', 'KICK', 'STRI'] },
]

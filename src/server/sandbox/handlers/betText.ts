import type { BetDetail as Answered } from '../../../contract/bet-detail'
import { markets, selections, teams } from '../content/fixtures'
import type { TextLanguage } from '../language'
import { decimal } from '../money'
import { playTexts } from '../pages/play/texts'
import { type Kind, ranks, segments, suits } from '../pages/play/rounds'
import { symbols } from '../pages/play/symbols'
import type { BetDetail, Leg, PlayedRound } from '../store/betDetail'

type Told = Pick<Answered, 'odds' | 'legs' | 'rounds'>

/** What a bet was about, in words of a language. */
export function tellBet(detail: BetDetail | undefined, language: TextLanguage): Told {
  if (detail === undefined) return {}
  if (detail.type === 'slip') {
    return { odds: decimal(detail.odds), legs: detail.legs.map((leg) => tellLeg(leg, language)) }
  }
  const { game, rounds } = detail
  return {
    rounds: rounds.map((round) => ({
      outcome: outcomes[game](round, language),
      stake: decimal(round.stake),
      win: decimal(round.win),
    })),
  }
}

function tellLeg({ sport, home, away, market, selection, odds, startsAt, result }: Leg, language: TextLanguage) {
  const team = (place: number) => teams[sport][place]?.[language] ?? '?'
  return {
    event: `${team(home)} – ${team(away)}`,
    market: markets[market].name[language],
    selection: selection === 'HOME' ? team(home) : selection === 'AWAY' ? team(away) : selections[selection][language],
    odds: decimal(odds),
    startTime: startsAt,
    result,
  }
}

const symbolNames: Readonly<Record<(typeof symbols)[number]['id'], Record<TextLanguage, string>>> = {
  leaf: { CN: '叶', EN: 'leaf', AR: 'ورقة' },
  drop: { CN: '水滴', EN: 'drop', AR: 'قطرة' },
  disc: { CN: '圆盘', EN: 'disc', AR: 'قرص' },
  gem: { CN: '宝石', EN: 'gem', AR: 'جوهرة' },
  star: { CN: '星', EN: 'star', AR: 'نجمة' },
  crown: { CN: '王冠', EN: 'crown', AR: 'تاج' },
}

const wheel: Readonly<Record<TextLanguage, string>> = {
  CN: '转盘停在',
  EN: 'The wheel stopped at',
  AR: 'توقفت العجلة عند',
}

const card = (value: number): string =>
  `\u2066${ranks[value % ranks.length] ?? '?'}${suits[Math.floor(value / ranks.length)] ?? ''}\u2069`

/** Home, draw and away, as a book writes them. */
const signs = ['1', 'X', '2'] as const

const outcomes = {
  reels: ({ stops }, language) =>
    stops.map((stop) => (symbols[stop] ? symbolNames[symbols[stop].id][language] : '?')).join(' · '),
  wheel: ({ stops }, language) => `${wheel[language]} \u2066× ${String(segments[stops[0] ?? 0] ?? 0)}\u2069`,
  cards: ({ stops: [own = 0, house = 0] }, language) =>
    `${playTexts.own[language]} ${card(own)} · ${playTexts.house[language]} ${card(house)}`,
  book: ({ stops: [pick = 0, result = 0] }, language) =>
    `${playTexts.taken[language]}\u2066${signs[pick] ?? '?'}\u2069 · ${playTexts.result[language]}\u2066${signs[result] ?? '?'}\u2069`,
} satisfies Record<Kind, (round: PlayedRound, language: TextLanguage) => string>

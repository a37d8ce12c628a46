import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import type { LotteryGame } from '../../../contract/lottery-game'
import { type Countdown, milestone, type ServerClock } from './countdown'
import { useCountdown } from './useCountdown'

/** What a screen reader is told of one game: a minute and ten seconds before its draw, that it is held, and its numbers. */
export function useDrawNews(game: LotteryGame | undefined, clock: ServerClock | undefined): string {
  const { t } = useTranslation()
  const count = useCountdown(game?.next, clock)
  const before = useRef<{
    readonly code: string | undefined
    readonly count: Countdown
    readonly issue: string | undefined
  }>(undefined)
  const [news, setNews] = useState('')

  useEffect(() => {
    const was = before.current
    before.current = { code: game?.gameCode, count, issue: game?.last?.issue }
    if (game === undefined || was?.code !== game.gameCode) return
    const { name, last } = game
    if (last !== undefined && last.issue !== was.issue) {
      setNews(t('games.lottery.news.numbers', { name, numbers: [...last.numbers, ...(last.special ?? [])].join(' ') }))
      return
    }
    const said = milestone(was.count, count)
    if (said?.at === 'seconds') setNews(t('games.lottery.news.seconds', { name, count: said.seconds }))
    if (said?.at === 'drawing') setNews(t('games.lottery.news.drawing', { name }))
  }, [game, count, t])
  return news
}

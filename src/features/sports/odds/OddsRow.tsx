import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import type { Match } from '../../../contract/matches'
import { GoLink } from '../../../site/GoLink'
import { useAtomValue } from '../../../state/atoms'
import { Icon, VisuallyHidden } from '../../../ui'
import { Figure, Odd, Shut } from './odds.styles'
import { oddsFormatAtom } from './oddsFormat'
import { useMoved } from './useMoved'
import { writeOdds } from './writeOdds'

/** What may be bet on, in the order in which it is written. */
export const picks = ['home', 'draw', 'away'] as const
type PickName = (typeof picks)[number]

interface Props {
  readonly match: Match
  /** The sport has draws. */
  readonly hasDraw: boolean
  /** Address that opens the book at the match. */
  readonly to: string
  /** The book is in maintenance. */
  readonly maintenance: boolean
}

/** Two or three odds; a press on one opens the book, where the bet is placed. */
export function OddsRow({ hasDraw, ...rest }: Props) {
  const { odds, suspended } = rest.match
  return picks
    .filter((pick) => hasDraw || pick !== 'draw')
    .map((pick) => {
      const price = suspended ? undefined : odds?.[pick]
      return price === undefined ? (
        <Paused key={pick} pick={pick} />
      ) : (
        <Price key={pick} pick={pick} odds={price} {...rest} />
      )
    })
}

interface PriceProps extends Omit<Props, 'hasDraw'> {
  readonly pick: PickName
  readonly odds: string
}

function Price({ match, pick, odds, to, maintenance }: PriceProps) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const format = useAtomValue(oddsFormatAtom)
  const move = useMoved(odds)
  const text = writeOdds(odds, format, tag)
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    const own = link.current
    return () => {
      if (own !== null && own === document.activeElement) focusMatch(own)
    }
  }, [])
  const { home, away } = match
  return (
    <Odd
      ref={link}
      as={GoLink}
      to={to}
      needsLogin
      maintenance={maintenance}
      data-label={t(`sports.short.${pick}`)}
      data-move={move}
      aria-label={t(`sports.odds.${pick}`, { odds: text, home: home.name, away: away.name })}
    >
      <Figure dir="ltr">{text}</Figure>
    </Odd>
  )
}

/** Odds close while one stands on them: on the match itself, which stays, one has not lost one's place. */
function focusMatch(odds: HTMLAnchorElement): void {
  const match = odds.closest('li, article')?.querySelector('a')
  if (match && match !== odds) match.focus({ preventScroll: true })
}

/** No bets are taken now. */
function Paused({ pick }: { readonly pick: PickName }) {
  const { t } = useTranslation()
  return (
    <Shut data-label={t(`sports.short.${pick}`)}>
      <Icon name="lock" size={14} />
      <VisuallyHidden>{t(`sports.paused.${pick}`)}</VisuallyHidden>
    </Shut>
  )
}

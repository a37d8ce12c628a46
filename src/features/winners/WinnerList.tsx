import type { WinnerBoard } from '../../contract/winner-board'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { numberFormat } from '../../lib/intl'
import { WonGame } from '../../shared/winners/WonGame'
import { useAtomValue } from '../../state/atoms'
import { Badge, Money, VisuallyHidden } from '../../ui'
import { Board, Place, Prize, Row, Told, Words } from './winners.styles'

/** One line for each: its place where the platform ranks them, who, at what and when, and the prize. */
export function WinnerList({ winners }: { readonly winners: WinnerBoard }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return (
    <Board aria-label={t('winners.list')}>
      {winners.map((winner, at) => {
        const { player, gameName, prize, currency = '', timestamp, place, isOwn = false } = winner
        const figure = place === undefined ? undefined : numberFormat(language).format(place)
        return (
          <Row
            key={`${player} ${gameName} ${timestamp ?? at}`}
            data-own={isOwn}
            data-apart={place !== undefined && place > (winners[at - 1]?.place ?? place) + 1}
          >
            {figure === undefined ? null : (
              <Place data-first={place !== undefined && place <= 3}>
                <VisuallyHidden>{t('winners.placeOf', { place: figure })}</VisuallyHidden>
                <span aria-hidden="true">{figure}</span>
              </Place>
            )}
            <WonGame {...winner} />
            <Told>
              <Words>
                <b>
                  <bdi>{player}</bdi>
                  {isOwn ? <Badge tone="accent">{t('winners.you')}</Badge> : null}
                </b>
                <small>
                  <span>{gameName}</span>
                  {timestamp === undefined ? null : (
                    <time dateTime={isoTime(timestamp)}>{formatDateTime(timestamp, language)}</time>
                  )}
                </small>
              </Words>
              <Prize>
                <Money amount={decimalOf(prize)} currency={currency} language={language} />
              </Prize>
            </Told>
          </Row>
        )
      })}
    </Board>
  )
}

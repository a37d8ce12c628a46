import { useEffect, useRef } from 'react'
import type { RaffleDetails } from '../../contract/raffle-details'
import type { RaffleDraw } from '../../contract/raffle-draw'
import { useTranslation } from '../../i18n/translate'
import { useFormFailure } from '../../shared/money/useFormFailure'
import { useMoney } from '../../shared/money/useMoney'
import { usePrizeText } from '../../shared/prize/usePrizeText'
import { pauseAtom } from '../../shared/safety/pause'
import { latest } from '../../shared/lists/historyPage'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Button, Icon, Notice, useToast } from '../../ui'
import { getDraws } from './calls'
import { drawMoney } from './missionMoney'
import { Coin, Desk, Result } from './raffle.styles'

/** The draw that was made last here. */
export interface Drawn {
  readonly reference: string
  /** What came, where the answer to the draw told it; else the list of draws does. */
  readonly draw: RaffleDraw | undefined
}

interface DrawDeskProps {
  readonly raffle: RaffleDetails
  readonly drawn: Drawn | undefined
  readonly onDrawn: (drawn: Drawn) => void
}

/**
 * Draws the oldest ticket and says what it has won. Only the result is shown: no reel that nearly stops at a prize, and no
 * animation.
 */
export function DrawDesk({ raffle: { tickets, currency }, drawn, onDrawn }: DrawDeskProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const prizeText = usePrizeText(currency)
  const { busy, send } = useMoney(drawMoney)
  const [failure, setFailure] = useFormFailure(drawMoney)
  const draws = useAnswer(getDraws, latest, { staleTime: 0 }).data?.content
  const result = drawn?.draw ?? draws?.find(({ reference }) => reference === drawn?.reference)
  const told = useRef<HTMLParagraphElement>(null)
  const { count, nextId } = tickets
  const isPaused = useAtomValue(pauseAtom) !== undefined
  useEffect(() => {
    // the button is gone with the last ticket
    if (result && count === 0 && document.activeElement === document.body) told.current?.focus()
  }, [result, count])

  const draw = (ticketId: string) => {
    setFailure(undefined)
    void send(
      { ticketId },
      {},
      ({ reference, value }, isThere) => {
        onDrawn({ reference, draw: value })
        if (isThere) return
        // one that was found in the books comes without its prize
        const text = value ? t('missions.drawn', { what: prizeText(value.prize) }) : t('missions.drawnAway')
        show({ tone: 'accent', text })
      },
      ({ text }, isThere) => {
        if (isThere) setFailure(text)
        else show({ tone: 'danger', text })
      },
    )
  }

  return (
    <Desk>
      <Coin>
        <Icon name="ticket" size={32} />
      </Coin>
      <div>
        <h2>{t('missions.tickets', { count })}</h2>
        <p>{count === 0 ? t('missions.noTickets') : t('missions.ticketsText')}</p>
      </div>
      {nextId === undefined || isPaused ? null : (
        <Button variant="primary" size="l" busy={busy} onClick={() => draw(nextId)}>
          {t('missions.draw')}
        </Button>
      )}
      <Result role="status" ref={told} tabIndex={-1}>
        {result ? (
          <>
            <span>{t('missions.result')}</span>
            <strong>{result.prize.kind === 'NOTHING' ? t('prize.nothing') : prizeText(result.prize)}</strong>
            <bdi>{result.reference}</bdi>
          </>
        ) : null}
      </Result>
      {failure === undefined ? null : (
        <Notice tone="danger" alert>
          {failure}
        </Notice>
      )}
    </Desk>
  )
}

import { useState } from 'react'
import { isolated } from '../../i18n/isolated'
import { useTranslation } from '../../i18n/translate'
import type { LotteryGame } from '../../contract/lottery-game'
import { languageAtom } from '../../i18n/language'
import { sessionAtom } from '../../session/session'
import { FailureState } from '../../shared/failure/FailureState'
import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Button, Select, Skeleton, VisuallyHidden } from '../../ui'
import { getOpened } from './calls'
import type { ServerClock } from './draws/countdown'
import { drawTime } from './draws/drawTime'
import { Numbers } from './draws/Numbers'
import { useDrawNews } from './draws/useDrawNews'
import { Issue } from './draws/draw.styles'
import { DrawRow, DrawRows, HallSection, SectionHead, Teaser } from './lottery.styles'
import type { PrizeMode } from '../../shared/launch/lottery/lotteryView'

interface Props {
  readonly games: readonly LotteryGame[]
  readonly clock: ServerClock | undefined
  readonly prizeMode: PrizeMode
}

const count = 10

/** Earlier draws of one game. The platform tells them to members (spec §7); visitors see the last ones on the cards. */
export function OpenedNumbers({ games, clock, prizeMode }: Props) {
  const { t } = useTranslation()
  const { open } = useModal()
  const session = useAtomValue(sessionAtom)
  const [code, setCode] = useState<string>()
  const game = games.find(({ gameCode }) => gameCode === code) ?? games[0]
  const news = useDrawNews(session.state === 'signed-in' ? game : undefined, clock)
  if (game === undefined) return null
  return (
    <HallSection aria-labelledby="lottery-opened">
      <SectionHead>
        <h2 id="lottery-opened">{t('games.lottery.opened')}</h2>
        {session.state === 'signed-in' ? (
          <Select
            aria-label={t('games.lottery.game')}
            value={game.gameCode}
            onChange={({ target }) => setCode(target.value)}
            options={games.map(({ gameCode, name }) => ({ value: gameCode, label: name }))}
          />
        ) : null}
      </SectionHead>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {session.state === 'signed-in' ? (
        // another draw is another question: its answer holds the new numbers
        <Draws key={`${game.gameCode} ${game.last?.issue ?? ''}`} game={game} prizeMode={prizeMode} />
      ) : (
        <Teaser>
          <p>{t('games.lottery.openedVisitor')}</p>
          <Button size="s" onClick={() => open(modals.login)}>
            {t('games.page.logIn')}
          </Button>
        </Teaser>
      )}
    </HallSection>
  )
}

function Draws({
  game: { gameCode, last, kind },
  prizeMode,
}: {
  readonly game: LotteryGame
  readonly prizeMode: PrizeMode
}) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const answer = useAnswer(getOpened, { gameCode, prizeMode, count }, { staleTime: 0 })
  if (answer.isError) {
    return (
      <FailureState
        compact
        title={t('games.lottery.openedFailed')}
        error={answer.error}
        busy={answer.isFetching}
        retry={() => void answer.refetch()}
      />
    )
  }
  const draws = answer.data?.list.find((one) => one.gameCode === gameCode)?.draws ?? (last === undefined ? [] : [last])
  return (
    <DrawRows>
      {draws.map((draw) => (
        <DrawRow key={draw.issue}>
          <Issue>{t('games.lottery.issue', { issue: isolated(draw.issue), time: drawTime(draw.openedAt, tag) })}</Issue>
          <Numbers draw={draw} kind={kind} />
        </DrawRow>
      ))}
      {answer.isPending
        ? Array.from({ length: count - draws.length }, (_, place) => (
            <DrawRow key={place} aria-hidden="true">
              <Skeleton width="30%" />
              <Skeleton width={200} height={36} />
            </DrawRow>
          ))
        : null}
    </DrawRows>
  )
}

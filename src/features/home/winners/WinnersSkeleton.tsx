import { useTranslation } from '../../../i18n/translate'
import { Board, BoardRow } from '../../../shared/lists/board.styles'
import { Panel, Skeleton, Stack } from '../../../ui'
import { boardSize } from './winnerBoardAtom'
import { Words } from './winner.styles'

export function WinnersSkeleton() {
  const { t } = useTranslation()
  return (
    <Panel title={t('home.winners.title')}>
      <Board aria-hidden="true">
        {Array.from({ length: boardSize }, (_, index) => (
          <BoardRow key={index}>
            <Skeleton width={40} height={40} radius="var(--radius-m)" />
            <Words>
              <Stack gap={1}>
                <Skeleton width="50%" height="0.9em" />
                <Skeleton width="70%" height="0.8em" />
              </Stack>
            </Words>
            <Skeleton width={72} height="1em" />
          </BoardRow>
        ))}
      </Board>
    </Panel>
  )
}

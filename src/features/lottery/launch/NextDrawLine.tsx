import type { LotteryGame } from '../../../contract/lottery-game'
import { VisuallyHidden } from '../../../ui'
import type { ServerClock } from '../draws/countdown'
import { DrawTimer } from '../draws/DrawTimer'
import { Numbers } from '../draws/Numbers'
import { useDrawNews } from '../draws/useDrawNews'
import { Line } from './run.styles'

/** Over the betting view: the last numbers and the time to the next, which a screen reader is told at milestones. */
export function NextDrawLine({ game, clock }: { readonly game: LotteryGame; readonly clock: ServerClock | undefined }) {
  const news = useDrawNews(game, clock)
  return (
    <Line>
      {game.last === undefined ? <span /> : <Numbers draw={game.last} kind={game.kind} />}
      <DrawTimer next={game.next} clock={clock} />
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Line>
  )
}

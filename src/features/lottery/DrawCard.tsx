import { isolated } from '../../i18n/isolated'
import { useTranslation } from '../../i18n/translate'
import type { LotteryGame } from '../../contract/lottery-game'
import { languageAtom } from '../../i18n/language'
import { gamePath } from '../../site/gamePath'
import { vendorByCodeAtom } from '../../site/games'
import { isExternal } from '../../site/launch/launchPlan'
import { useAtomValue } from '../../state/atoms'
import { Badge, Button } from '../../ui'
import type { ServerClock } from './draws/countdown'
import { drawTime } from './draws/drawTime'
import { DrawTimer } from './draws/DrawTimer'
import { Numbers } from './draws/Numbers'
import { LoginLink } from './LoginLink'
import type { Lottery } from '../../shared/launch/lottery/lotteryView'
import { Card, CardFoot, CardHead, Issue, NoNumbers } from './draws/draw.styles'

export interface DrawCardProps {
  readonly game: LotteryGame
  readonly clock: ServerClock | undefined
  /** Page of the lottery. */
  readonly path: string
  readonly category: Lottery
}

/** One game: what was drawn last, when the next draw is, and the way to bet on it. */
export function DrawCard({ game, clock, path, category }: DrawCardProps) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const vendor = useAtomValue(vendorByCodeAtom)(game.vassalage ?? '')
  const { gameCode, name, last, next, kind } = game
  const vendorName = vendor?.displayName ?? game.vassalage
  const isOwnWindow = vendor !== undefined && isExternal(vendor)
  const betting = isOwnWindow
    ? gamePath({ vassalage: vendor.accountTypeName, category, gameId: gameCode })
    : `${path}?${new URLSearchParams({ gameCode }).toString()}`
  return (
    <Card>
      <CardHead>
        <h3>{name}</h3>
        <p>{vendorName}</p>
      </CardHead>
      {last === undefined ? (
        <NoNumbers>{t('games.lottery.noNumbers')}</NoNumbers>
      ) : (
        <div>
          <Issue>{t('games.lottery.issue', { issue: isolated(last.issue), time: drawTime(last.openedAt, tag) })}</Issue>
          <Numbers draw={last} kind={kind} />
        </div>
      )}
      <CardFoot>
        <DrawTimer next={next} clock={clock} />
        {vendor?.maintenance ? (
          <Badge tone="warning" icon="wrench">
            {t('games.page.maintenance')}
          </Badge>
        ) : (
          <Button
            as={LoginLink}
            to={betting}
            variant="primary"
            size="s"
            aria-label={t('games.lottery.betOn', { name })}
          >
            {t('games.lottery.bet')}
          </Button>
        )}
      </CardFoot>
    </Card>
  )
}

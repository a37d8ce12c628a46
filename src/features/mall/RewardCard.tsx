import { useTranslation } from '../../i18n/translate'
import { decimalOf, isLess } from '../../lib/decimal'
import { negated, sumDecimals } from '../../lib/decimalSum'
import { Badge, Button, Icon } from '../../ui'
import { Card, Mark } from './point.styles'
import type { Reward } from './RewardsTab'
import { usePoints } from './usePoints'

interface RewardCardProps {
  readonly reward: Reward
  /** Points at hand; undefined while they are asked for. */
  readonly balance: string | undefined
  /** It was sent and never answered: it may be sent again, whatever the points and the stock are by now. */
  readonly isOpen: boolean
  readonly onRedeem: () => void
}

export function RewardCard({ reward, balance, isOpen, onRedeem }: RewardCardProps) {
  const { t } = useTranslation()
  const say = usePoints()
  const price = decimalOf(reward.points)
  const missing =
    !isOpen && balance !== undefined && isLess(balance, price) ? sumDecimals([price, negated(balance)]) : undefined
  const gone = !isOpen && reward.stock === 0
  return (
    <Card>
      <Mark data-kind={reward.kind}>
        <Icon name={reward.kind === 'CASH' ? 'banknote' : 'gift'} size={30} />
      </Mark>
      <div>
        <h2>{reward.name}</h2>
        {reward.description === undefined ? null : <p>{reward.description}</p>}
      </div>
      <strong>{say(reward.points)}</strong>
      {reward.stock === undefined || gone ? null : <Badge>{t('mall.left', { count: reward.stock })}</Badge>}
      <Button
        variant={gone || missing !== undefined ? 'secondary' : 'primary'}
        block
        disabled={gone || missing !== undefined || balance === undefined}
        onClick={onRedeem}
      >
        {gone ? t('mall.gone') : missing === undefined ? t('mall.redeem') : t('mall.missing', { points: say(missing) })}
      </Button>
    </Card>
  )
}

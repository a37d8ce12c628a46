import { useTranslation } from '../../i18n/translate'
import { decimalOf, isLess } from '../../lib/decimal'
import { negated, shareOf, sumDecimals } from '../../lib/decimalSum'
import { imageAddressAtom } from '../../site/vendors'
import { useAtomValue } from '../../state/atoms'
import { Badge, Button, Icon, Image, ProgressBar } from '../../ui'
import { isLeft } from './nextReward'
import { Badges, Card, Mark, State } from './point.styles'
import { rewardKinds } from './rewardKinds'
import type { Reward } from './RewardsTab'
import { usePoints } from './usePoints'
import { usePriceText } from './usePriceText'

interface RewardCardProps {
  readonly reward: Reward
  /** Points of the member; undefined while they are loading. */
  readonly balance: string | undefined
  readonly currency: string
  /** It was sent and never answered: it may be sent again, whatever the points and the stock are by now. */
  readonly isOpen: boolean
  readonly onRedeem: () => void
}

const pictureRatio = 16 / 10

export function RewardCard({ reward, balance, currency, isOpen, onRedeem }: RewardCardProps) {
  const { t } = useTranslation()
  const say = usePoints()
  const priceText = usePriceText(currency)
  const imageAddress = useAtomValue(imageAddressAtom)
  const { name, description, image, kind, stock, limit } = reward
  const price = decimalOf(reward.points)
  const gone = !isOpen && !isLeft(reward)
  const missing =
    !isOpen && !gone && balance !== undefined && isLess(balance, price)
      ? sumDecimals([price, negated(balance)])
      : undefined
  const { icon, label } = rewardKinds[kind]
  return (
    <Card>
      <Mark data-kind={kind} data-gone={gone}>
        {image === undefined ? (
          <Icon name={icon} size={30} />
        ) : (
          <Image src={imageAddress(image)} alt="" ratio={pictureRatio} />
        )}
      </Mark>
      <div>
        <h2>{name}</h2>
        {description === undefined ? null : <p>{description}</p>}
      </div>
      <strong>{priceText(reward, 1)}</strong>
      <State>
        <Badges>
          <Badge icon={icon}>{t(label)}</Badge>
          {stock === undefined || gone ? null : <Badge>{t('mall.left', { count: stock })}</Badge>}
          {limit === undefined || gone ? null : <Badge>{t('mall.limit', { count: limit })}</Badge>}
        </Badges>
        {missing === undefined || balance === undefined ? null : (
          <ProgressBar label={t('mall.progress', { name })} value={shareOf(balance, price)} />
        )}
      </State>
      <Button
        variant={gone || missing !== undefined ? 'secondary' : 'primary'}
        block
        disabled={gone || missing !== undefined || balance === undefined}
        onClick={onRedeem}
      >
        {gone
          ? t(stock === 0 ? 'mall.gone' : 'mall.had')
          : missing === undefined
            ? t('mall.redeem')
            : t('mall.missing', { points: say(missing) })}
      </Button>
    </Card>
  )
}

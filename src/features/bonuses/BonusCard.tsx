import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { shareOf, signOf } from '../../lib/decimalSum'
import { Terms } from '../../shared/prize/Terms'
import { Amount } from '../../site/Amount'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Badge, Button, Panel, ProgressBar, Stack } from '../../ui'
import type { Bonus } from './ActiveBonuses'
import { Foot, Sum, Way, Whole } from './bonus.styles'

interface BonusCardProps {
  readonly bonus: Bonus
  readonly currency: string
  readonly onGiveUp: () => void
}

/** A bonus that runs: how much of it is staked, what comes first, until when, and the way out of it. */
export function BonusCard({ bonus, currency, onGiveUp }: BonusCardProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const say = useMoneyText(currency)
  const { name, amount, turnover, expiresAt, creditedAt, terms } = bonus
  const [required, done, left, before] = [
    decimalOf(turnover.required),
    decimalOf(turnover.done),
    decimalOf(turnover.left),
    decimalOf(turnover.before),
  ]
  const share = shareOf(done, required)
  return (
    <Panel
      title={name}
      action={
        <Whole>
          <Badge tone="accent">{t('bonuses.state.active')}</Badge>
        </Whole>
      }
    >
      <Stack gap={4}>
        <Sum>
          <strong>
            <Amount amount={decimalOf(amount)} currency={currency} />
          </strong>
          <span>
            {t('bonuses.until')} <time dateTime={isoTime(expiresAt)}>{formatDateTime(expiresAt, language)}</time>
          </span>
        </Sum>
        <Way>
          <p>
            <span>{t('bonuses.staked', { done: say(done), required: say(required) })}</span>
            <span>{t('bonuses.left', { left: say(left) })}</span>
          </p>
          <ProgressBar value={share} label={t('bonuses.bar', { name })} />
          <p>
            {signOf(before) > 0 ? t('bonuses.explainBefore', { before: say(before) }) : t('bonuses.explain')}{' '}
            {t('bonuses.explainOut')}
          </p>
        </Way>
        <Foot>
          <Terms terms={terms} />
          <Button variant="secondary" icon="x" onClick={onGiveUp}>
            {t('bonuses.giveUp')}
          </Button>
        </Foot>
        <Sum>
          <span>{t('bonuses.credited', { time: formatDateTime(creditedAt, language) })}</span>
          <span>
            <bdi>{bonus.reference}</bdi>
          </span>
        </Sum>
      </Stack>
    </Panel>
  )
}

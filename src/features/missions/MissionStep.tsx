import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { shareOf } from '../../lib/decimalSum'
import { useMoneyText } from '../../site/useMoneyText'
import { useAtomValue } from '../../state/atoms'
import { Icon, ProgressBar } from '../../ui'
import type { Mission } from './groupMissions'
import { Step } from './mission.styles'
import { numberFormat } from '../../lib/intl'

interface MissionStepProps {
  readonly step: Mission['steps'][number]
  readonly currency: string
}

/** One thing to do, and how far it is: in figures, and as a bar. */
export function MissionStep({ step: { name, unit, done, target }, currency }: MissionStepProps) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const money = useMoneyText(currency)
  const say = (figure: string | number) =>
    unit === 'MONEY' ? money(decimalOf(figure)) : numberFormat(language).format(Number(figure))
  const share = shareOf(decimalOf(done), decimalOf(target))
  return (
    <Step>
      <p>
        <span>
          {share === 1 ? <Icon name="check" size={16} /> : null}
          {name}
        </span>
        <span>{t('missions.progress', { done: say(done), target: say(target) })}</span>
      </p>
      <ProgressBar value={share} label={name} />
    </Step>
  )
}

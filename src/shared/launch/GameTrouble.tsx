import { useTranslation } from '../../i18n/translate'
import { languageAtom } from '../../i18n/language'
import { formatDateTime } from '../../i18n/formats'
import { useWayOn } from '../failure/useWayOn'
import { useAtomValue } from '../../state/atoms'
import { Button, ErrorState } from '../../ui'
import { BackLink } from './BackLink'
import { Trouble } from './game.styles'
import type { LaunchFailure } from './launchState'
import { PlayStopped } from './PlayStopped'

/** Starting it again does not change these. */
const lasting: readonly LaunchFailure['reason'][] = ['unknown', 'gone']

interface Props {
  readonly failure: Exclude<LaunchFailure, { reason: 'elsewhere' }>
  readonly category: string | undefined
  readonly onRetry?: () => void
}

export function GameTrouble({ failure, category, onRetry }: Props) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const wayOn = useWayOn(() => onRetry?.())
  const register = failure.reason === 'demo' ? wayOn('register') : undefined
  if (failure.reason === 'stopped') return <PlayStopped refusal={failure.refusal} category={category} />
  const text =
    failure.reason === 'maintenance' && failure.until !== undefined
      ? t('games.launch.maintenanceUntil', { time: formatDateTime(failure.until, tag) })
      : t('text' in failure ? failure.text : `games.launch.${failure.reason}Text`)
  return (
    <Trouble>
      <ErrorState
        icon={failure.reason === 'maintenance' ? 'wrench' : 'triangle-alert'}
        title={t(`games.launch.failed.${failure.reason}`)}
        text={text}
        actions={
          <>
            {register !== undefined ? (
              <Button variant="primary" icon={register.icon} onClick={register.act}>
                {register.label}
              </Button>
            ) : onRetry === undefined || lasting.includes(failure.reason) ? null : (
              <Button variant="primary" icon="refresh-cw" onClick={onRetry}>
                {t('app.retry')}
              </Button>
            )}
            <BackLink category={category} wide />
          </>
        }
      />
    </Trouble>
  )
}

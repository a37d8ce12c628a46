import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button, ErrorState } from '../../../ui'
import { Trouble } from './gameLooks'
import type { LaunchState } from './launchState'
import { lobbyOf } from './lobby'

interface Props {
  readonly trouble: LaunchState
  readonly category: string | undefined
  readonly onRetry?: () => void
}

export function GameTrouble({ trouble, category, onRetry }: Props) {
  const { t } = useTranslation()
  if (trouble.state !== 'failed') return null
  const back = (
    <Button as={Link} to={lobbyOf(category)} icon="arrow-left">
      {t('games.launch.back')}
    </Button>
  )
  return (
    <Trouble>
      <ErrorState
        icon={trouble.reason === 'maintenance' ? 'wrench' : 'triangle-alert'}
        title={t(`games.launch.failed.${trouble.reason}`)}
        text={t(trouble.text)}
        actions={
          <>
            {onRetry === undefined ? null : (
              <Button variant="primary" icon="refresh-cw" onClick={onRetry}>
                {t('app.retry')}
              </Button>
            )}
            {back}
          </>
        }
      />
    </Trouble>
  )
}

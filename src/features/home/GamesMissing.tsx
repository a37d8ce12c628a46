import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { FailureState } from '../../shared/failure/FailureState'
import { Link } from '../../site/Link'
import { paths } from '../../site/paths'
import { useCustomerService } from '../../site/useCustomerService'
import { Button, EmptyState, pageFrame } from '../../ui'
import type { MissingGames } from './useMissingGames'

/** In place of everything that needs games: once why there are none, and the way on. */
export default function GamesMissing({ missing }: { readonly missing: MissingGames }) {
  const { t } = useTranslation()
  const service = useCustomerService()
  return (
    <Place>
      {missing.type === 'failed' ? (
        <FailureState
          title={t('home.lanes.failed')}
          error={missing.error}
          busy={missing.isFetching}
          retry={missing.retry}
        />
      ) : (
        <EmptyState
          icon="layout-grid"
          title={t('home.empty')}
          action={
            <>
              <Button as={Link} to={paths.promotions} variant="primary" icon="gift">
                {t('home.promotions.title')}
              </Button>
              <Button icon="headset" onClick={service}>
                {t('app.service.title')}
              </Button>
            </>
          }
        />
      )}
    </Place>
  )
}

const Place = styled.div`
  ${pageFrame}
`

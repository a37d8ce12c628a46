import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import { generalMessage } from '../../../platform/generalMessage'
import { paths } from '../../../site/paths'
import { announcementsAtom, hotGamesAtom, vendorsAtom } from '../../../site/platformAnswers'
import { Button, ErrorState, Panel, TextLink } from '../../../ui'
import { PromoBox, PromoList } from './promo.styles'
import { PromoRow } from './PromoRow'
import { PromoSkeleton } from './PromoSkeleton'

/** The first three promotions and the way to all (spec §2, promo sidebar). */
const most = 3

export default function PromoSidebar() {
  const { t } = useTranslation()
  const { data, error, isPending, isFetching, refetch } = useAtomValue(announcementsAtom)
  const vendors = useAtomValue(vendorsAtom)
  const hot = useAtomValue(hotGamesAtom)
  if (isPending) return <PromoSkeleton />
  // the page says it, with the games that failed
  if (error && (vendors.error || hot.error)) return null
  if (error) {
    return (
      <ErrorState
        compact
        title={t('home.promotions.failed')}
        text={t(generalMessage(error))}
        actions={
          <Button icon="refresh-cw" busy={isFetching} onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        }
      />
    )
  }
  if (data.promotion.length === 0) return null
  return (
    <Panel
      title={t('home.promotions.title')}
      action={
        <TextLink as={Link} to={paths.promotions} iconEnd="chevron-right">
          {t('home.promotions.readAll')}
        </TextLink>
      }
    >
      <PromoBox>
        <PromoList>
          {data.promotion.slice(0, most).map((promotion) => (
            <PromoRow key={promotion.id} promotion={promotion} />
          ))}
        </PromoList>
      </PromoBox>
    </Panel>
  )
}

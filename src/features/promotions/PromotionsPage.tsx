import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link, useSearchParams } from 'react-router'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { paths } from '../../site/paths'
import { announcementsAtom } from '../../site/platformAnswers'
import { Chip, EmptyState, PageHeader } from '../../ui'
import { PromotionCard } from './PromotionCard'
import { Filters, Grid, Page } from './promotion.styles'
import { PromotionsFailed } from './PromotionsFailed'
import { PromotionsSkeleton } from './PromotionsSkeleton'
import { ofType, promotionType, typesIn } from './promotionTypes'

/** Every promotion, or those of one type (spec §2, other screens). */
export default function PromotionsPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { data, error, isPending } = useAtomValue(announcementsAtom)
  const promotions = data?.promotion ?? []
  const types = typesIn(promotions)
  const wanted = promotionType(search.get('type') ?? undefined)
  const type = wanted !== undefined && types.includes(wanted) ? wanted : undefined
  const shown = ofType(promotions, type)
  useTrueAddress({ type: data === undefined ? (search.get('type') ?? undefined) : type })
  return (
    <Page>
      <PageHeader title={t('promotions.title')} text={t('promotions.lead')} />
      {types.length < 2 ? null : (
        <Filters aria-label={t('promotions.filter')}>
          <Chip as={Link} to={paths.promotions} selected={type === undefined}>
            {t('promotions.type.all')}
          </Chip>
          {types.map((one) => (
            <Chip key={one} as={Link} to={`${paths.promotions}?type=${one}`} selected={one === type}>
              {t(`promotions.type.${one}`)}
            </Chip>
          ))}
        </Filters>
      )}
      {isPending ? <PromotionsSkeleton /> : null}
      {error ? <PromotionsFailed error={error} /> : null}
      {data !== undefined && shown.length === 0 ? (
        <EmptyState icon="gift" title={t('promotions.empty')} text={t('promotions.emptyText')} />
      ) : null}
      <Grid>
        {shown.map((promotion, place) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} eager={place < 3} />
          </li>
        ))}
      </Grid>
    </Page>
  )
}

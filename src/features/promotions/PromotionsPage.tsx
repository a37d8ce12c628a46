import { lazy, Suspense } from 'react'
import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { useSearchParams } from 'react-router'
import { sessionAtom } from '../../session/session'
import { Link } from '../../site/Link'
import { BreakNotice } from '../../shared/prize/BreakNotice'
import { messages as prizeMessages } from '../../shared/prize/messages'
import { useTrueAddress } from '../../shared/address/useTrueAddress'
import { importWithTimeout } from '../../site/importWithTimeout'
import { paths } from '../../site/paths'
import { announcementsAtom } from '../../site/platformAnswers'
import { errorMessage } from '../../platform/messages'
import { withMessages } from '../../site/withMessages'
import { Button, Chip, EmptyState, Notice, PageHeader } from '../../ui'
import { groupPromotions, type PromotionGroup } from './groupPromotions'
import { messages } from './messages'
import { PromotionCard } from './PromotionCard'
import { Filters, Grid, Group, LeadItem, Page } from './promotion.styles'
import { PromotionsFailed } from './PromotionsFailed'
import { PromotionsSkeleton } from './PromotionsSkeleton'
import { ofType, promotionType, typesIn } from './promotionTypes'
import { lookOf } from './typeLooks'
import { useActivities } from './useActivities'
import { useHasEntries } from './useHasEntries'

const ListClaims = lazy(() => importWithTimeout(async () => ({ default: (await import('./listDeeds')).ListClaims })))

const eagerCards = 3

/** Every promotion, or those of one type (spec §2, other screens), by how they stand for who looks. */
function PromotionsPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { data, error, isPending } = useAtomValue(announcementsAtom)
  const isVisitor = useAtomValue(sessionAtom).state === 'visitor'
  const hasEntries = useHasEntries()
  const activities = useActivities()
  const { answer, byId } = activities
  const promotions = data?.promotion ?? []
  const types = typesIn(promotions)
  const wanted = promotionType(search.get('type') ?? undefined)
  const type = wanted !== undefined && types.includes(wanted) ? wanted : undefined
  const groups = groupPromotions(ofType(promotions, type), byId)
  useTrueAddress({ type: data === undefined ? (search.get('type') ?? undefined) : type })
  const isWaiting = isPending || (data !== undefined && answer.isPending)
  return (
    <Page>
      <PageHeader
        title={t('promotions.title')}
        text={t('promotions.lead')}
        actions={
          hasEntries ? (
            <Button as={Link} to={paths.promotionEntries} icon="history" size="s">
              {t('promotions.mine')}
            </Button>
          ) : undefined
        }
      />
      {types.length < 2 ? null : (
        <Filters aria-label={t('promotions.filter')}>
          <Chip as={Link} to={paths.promotions} selected={type === undefined}>
            {t('promotions.type.all')}
          </Chip>
          {types.map((one) => (
            <Chip
              key={one}
              as={Link}
              to={`${paths.promotions}?type=${one}`}
              icon={lookOf(one).icon}
              selected={one === type}
            >
              {t(`promotions.type.${one}`)}
            </Chip>
          ))}
        </Filters>
      )}
      <BreakNotice />
      {hasEntries ? (
        <Suspense fallback={null}>
          <ListClaims />
        </Suspense>
      ) : null}
      {answer.isError && !error && !isVisitor ? (
        <Notice
          tone="warning"
          action={
            <Button size="s" icon="refresh-cw" busy={answer.isFetching} onClick={() => void answer.refetch()}>
              {t('app.retry')}
            </Button>
          }
        >
          {t('promotions.stateFailed')} {t(errorMessage(answer.error))}
        </Notice>
      ) : null}
      {isWaiting ? <PromotionsSkeleton /> : null}
      {error ? <PromotionsFailed error={error} besides={answer.isError ? answer.refetch : undefined} /> : null}
      {!isWaiting && data !== undefined && groups.length === 0 ? (
        <EmptyState icon="gift" title={t('promotions.empty')} text={t('promotions.emptyText')} />
      ) : null}
      {isWaiting
        ? null
        : groups.map(({ group, promotions: shown }, place) => (
            <Group key={group} aria-labelledby={`promotions-${group}`}>
              <h2 id={`promotions-${group}`}>{t(`promotions.group.${group}`)}</h2>
              <Grid $cards={group === 'over' ? 0 : shown.length - leads(group, place, shown.length)}>
                {shown.map((promotion, index) => {
                  const isLead = index < leads(group, place, shown.length)
                  const Item = isLead ? LeadItem : 'li'
                  return (
                    <Item key={promotion.id}>
                      <PromotionCard
                        promotion={promotion}
                        activities={activities}
                        eager={place === 0 && index < eagerCards}
                        rank={isLead ? 'lead' : group === 'over' ? 'quiet' : undefined}
                      />
                    </Item>
                  )
                })}
              </Grid>
            </Group>
          ))}
    </Page>
  )
}

/** Promotions of a group that stand across its columns. */
function leads(group: PromotionGroup['group'], place: number, count: number): number {
  if (group === 'over') return 0
  if (count < 3) return count
  return place === 0 && count > 3 ? 1 : 0
}

export default withMessages([prizeMessages, messages], PromotionsPage)

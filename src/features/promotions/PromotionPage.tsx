import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { usePageParameters } from '../../site/pageParameters'
import { Link } from '../../site/Link'
import { paths } from '../../site/paths'
import { usePageName } from '../../site/pageName'
import { announcementsAtom } from '../../site/platformAnswers'
import { Button, EmptyState, TextLink } from '../../ui'
import { Body, Head, Layout, Side } from './detail.styles'
import { DetailSkeleton } from './DetailSkeleton'
import { OpenClaims } from './OpenClaims'
import { OtherPromotions } from './OtherPromotions'
import { withPageMessages } from './pageMessages'
import { Participation } from './Participation'
import { Page } from './promotion.styles'
import { PromotionHead, PromotionText } from './PromotionArticle'
import { PromotionGames } from './PromotionGames'
import { PromotionsFailed } from './PromotionsFailed'
import { useActivities } from './useActivities'

/** One promotion with its whole text, how it stands for the member, and what to do. */
function PromotionPage() {
  const { t } = useTranslation()
  const { id } = usePageParameters()
  const { data, error, isPending } = useAtomValue(announcementsAtom)
  const activities = useActivities()
  const promotion = data?.promotion.find((one) => one.id === id)
  usePageName(promotion?.title)
  return (
    <Page>
      <TextLink as={Link} to={paths.promotions}>
        {t('promotions.all')}
      </TextLink>
      <OpenClaims />
      {isPending || (promotion !== undefined && activities.answer.isPending) ? (
        <DetailSkeleton />
      ) : error ? (
        <PromotionsFailed error={error} />
      ) : promotion === undefined ? (
        <EmptyState
          icon="gift"
          title={t('promotions.gone')}
          text={t('promotions.goneText')}
          action={
            <Button variant="primary" as={Link} to={paths.promotions}>
              {t('promotions.all')}
            </Button>
          }
        />
      ) : (
        <Layout>
          <Head>
            <PromotionHead promotion={promotion} />
          </Head>
          <Side>
            <Participation promotion={promotion} activities={activities} />
          </Side>
          <Body>
            <PromotionText promotion={promotion} hasPart={activities.byId.has(promotion.id)} />
            <PromotionGames category={promotion.category} />
          </Body>
        </Layout>
      )}
      {data === undefined || activities.answer.isPending ? null : (
        <OtherPromotions all={data.promotion} besides={promotion} activities={activities} />
      )}
    </Page>
  )
}

export default withPageMessages(PromotionPage)

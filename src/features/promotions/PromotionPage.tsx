import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { Link, useParams } from 'react-router'
import { paths } from '../../site/paths'
import { announcementsAtom } from '../../site/platformAnswers'
import { Button, EmptyState, Skeleton, TextLink } from '../../ui'
import { OtherPromotions } from './OtherPromotions'
import { Article, Banner, Layout } from './detail.styles'
import { Page } from './promotion.styles'
import { PromotionArticle } from './PromotionArticle'
import { PromotionsFailed } from './PromotionsFailed'

/** One promotion with its whole text. */
export default function PromotionPage() {
  const { t } = useTranslation()
  const { id } = useParams()
  const { data, error, isPending } = useAtomValue(announcementsAtom)
  const promotion = data?.promotion.find((one) => one.id === id)
  return (
    <Page>
      <TextLink as={Link} to={paths.promotions}>
        {t('promotions.all')}
      </TextLink>
      <Layout>
        <div>
          {isPending ? (
            <Article aria-hidden="true">
              <Banner />
              <Skeleton width="60%" height={40} />
              <Skeleton width="30%" />
              <Skeleton height={160} />
            </Article>
          ) : null}
          {error ? <PromotionsFailed error={error} /> : null}
          {data !== undefined && promotion === undefined ? (
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
          ) : null}
          {promotion === undefined ? null : <PromotionArticle promotion={promotion} />}
        </div>
        {data === undefined ? null : <OtherPromotions all={data.promotion} besides={promotion} />}
      </Layout>
    </Page>
  )
}

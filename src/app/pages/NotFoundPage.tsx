import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import { usePageName } from '../../site/pageName'
import { paths } from '../../site/paths'
import { Button } from '../../ui'
import { StatePage } from './StatePage'

/** An address that no page answers. */
export function NotFoundPage() {
  const { t } = useTranslation()
  usePageName(t('app.notFound.title'))
  return (
    <StatePage
      icon="compass"
      title={t('app.notFound.title')}
      text={t('app.notFound.text')}
      actions={
        <Button as={Link} to={paths.home} variant="primary" icon="house">
          {t('app.notFound.home')}
        </Button>
      }
    />
  )
}

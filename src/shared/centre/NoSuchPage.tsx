import { useTranslation } from '../../i18n/translate'
import { Link } from '../../site/Link'
import { Button, EmptyState } from '../../ui'

interface NoSuchPageProps {
  /** The centre's own address, and what it is called. */
  readonly path: string
  readonly title: string
}

/** For an address whose page is not in this centre, or not for this account. */
export function NoSuchPage({ path, title }: NoSuchPageProps) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="compass"
      title={t('app.centre.checkAddress')}
      text={t('app.centre.noPage')}
      action={
        <Button as={Link} to={path} variant="primary">
          {title}
        </Button>
      }
    />
  )
}

import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import { Button, EmptyState } from '../../ui'

/** Whoever is not below: unknown and other lines' accounts are told in the same words. */
export function Unknown({ to }: { readonly to: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="search"
      title={t('team.unknown')}
      text={t('team.unknownText')}
      action={
        <Button as={Link} to={to}>
          {t('team.toTeam')}
        </Button>
      }
    />
  )
}

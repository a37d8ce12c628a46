import { useTranslation } from '../../i18n/translate'
import type { TeamAccount } from '../../contract/team-account'
import { Badge, Cluster } from '../../ui'

/** What an account is, and how it stands. */
export function Marks({ of: { kind, active, locked, closed } }: { readonly of: TeamAccount }) {
  const { t } = useTranslation()
  return (
    <Cluster gap={1}>
      <Badge tone={kind === 'AGENT' ? 'accent' : 'neutral'}>{t(kind === 'AGENT' ? 'team.agent' : 'team.member')}</Badge>
      {active ? <Badge tone="success">{t('team.active')}</Badge> : null}
      {locked ? (
        <Badge tone="danger" icon={closed ? 'ban' : 'lock'}>
          {t(closed ? 'team.closed' : 'team.locked')}
        </Badge>
      ) : null}
    </Cluster>
  )
}

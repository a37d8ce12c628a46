import { Link } from '../../site/Link'
import { useTranslation } from '../../i18n/translate'
import type { TeamAccount } from '../../contract/team-account'
import { paths } from '../../site/paths'
import { useLabel, useSlot } from '../../site/Slot'
import { Button, Cluster } from '../../ui'

interface MemberActionsProps {
  readonly of: TeamAccount
  readonly toLevel: (of: string | undefined) => string
}

/** Ways on from a card: the level below, and what other features offer for this account (slot team.member). */
export function MemberActions({ of: { account, kind, level, teamSize, closed }, toLevel }: MemberActionsProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const offered = useSlot('team.member').filter(
    ({ props: { agentsOnly, directOnly, openOnly } }) =>
      (!agentsOnly || kind === 'AGENT') && (!directOnly || level === 1) && !(openOnly && closed),
  )
  return (
    <Cluster>
      {teamSize === 0 ? null : (
        <Button as={Link} to={toLevel(account)} icon="users">
          {t('team.openLevel')}
        </Button>
      )}
      {offered.map((item) => (
        <Button
          key={item.id}
          as={Link}
          to={`${paths.agentHome}?page=${item.props.opens}&account=${encodeURIComponent(account)}`}
          icon={item.icon}
        >
          {label(item.label)}
        </Button>
      ))}
    </Cluster>
  )
}

import { useTranslation } from '../../i18n/translate'
import type { ReferralRewards } from '../../contract/referral-rewards'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { decimalOf } from '../../lib/decimal'
import { StateBadge, type BadgeState } from '../../shared/lists/StateBadge'
import { useAtomValue } from '../../state/atoms'
import { DataTable, Money } from '../../ui'

type Friend = ReferralRewards['content'][number]

const steps: Readonly<Record<Friend['step'], BadgeState>> = {
  REGISTERED: { tone: 'neutral', label: 'agent.friend.registered' },
  DEPOSITED: { tone: 'accent', label: 'agent.friend.deposited' },
  REWARDED: { tone: 'success', label: 'agent.friend.rewarded' },
}

/** Friends by masked names, each with the step that was reached. */
export function FriendList({ rewards: { content, currency } }: { readonly rewards: ReferralRewards }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  return (
    <DataTable<Friend>
      caption={t('agent.rewards.list')}
      rows={content}
      rowKey={({ name, registeredAt }) => `${name} ${registeredAt}`}
      columns={[
        { id: 'name', label: t('agent.friend.name'), card: 'title', render: ({ name }) => <bdi>{name}</bdi> },
        {
          id: 'registered',
          label: t('agent.friend.since'),
          render: ({ registeredAt }) => (
            <time dateTime={isoTime(registeredAt)}>{formatDateTime(registeredAt, language)}</time>
          ),
        },
        {
          id: 'step',
          label: t('agent.friend.step'),
          render: ({ step }) => <StateBadge state={steps[step]} />,
        },
        {
          id: 'reward',
          label: t('agent.friend.reward'),
          figure: true,
          card: 'lead',
          render: ({ reward }) =>
            reward === undefined ? '–' : <Money amount={decimalOf(reward)} currency={currency} language={language} />,
        },
      ]}
    />
  )
}

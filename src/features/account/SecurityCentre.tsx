import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { formatDate, formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { FailureState } from '../../shared/failure/FailureState'
import { memberInfoAtom } from '../../site/platformAnswers'
import { useModal } from '../../site/modal'
import { modals } from '../../site/paths'
import { useSlot } from '../../site/Slot'
import { Badge, Button, Panel, Skeleton, Stack } from '../../ui'
import { LinkedProfiles } from './linking/LinkedProfiles'

/** My account: what the platform knows of the member, as it sends it (masked). */
export default function SecurityCentre() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const canChangePassword = useSlot('modal').some(({ id }) => id === modals.password)
  const { open } = useModal()
  const { data, error, isPending, refetch } = useAtomValue(memberInfoAtom)
  if (isPending) return <Skeleton height={320} />
  if (error) {
    return <FailureState title={t('account.member.failed')} error={error} retry={() => void refetch()} />
  }
  const labels = [data.clubLabel?.labelName, ...(data.memberLabel ?? []).map((label) => label.labelName)].filter(
    (name): name is string => name !== undefined && name !== '',
  )
  const rows: readonly [string, string | undefined][] = [
    ['account.member.account', data.account],
    ['account.member.nickname', data.nickname],
    ['account.member.mobile', data.mobile],
    ['account.member.email', data.email],
    ['account.member.since', data.regDate === undefined ? undefined : formatDate(data.regDate, language)],
    [
      'account.member.lastLogin',
      data.lastLoginTime === undefined ? undefined : formatDateTime(data.lastLoginTime, language),
    ],
  ]
  return (
    <Stack gap={5}>
      <Panel
        title={t('account.member.details')}
        {...(canChangePassword && {
          action: (
            <Button size="s" icon="key-round" onClick={() => open(modals.password)}>
              {t('account.member.changePassword')}
            </Button>
          ),
        })}
      >
        <Facts>
          {rows.map(([key, value]) =>
            value === undefined || value === '' ? null : (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
          )}
          {labels.length === 0 ? null : (
            <div>
              <dt>{t('account.member.labels')}</dt>
              <dd>
                {labels.map((name) => (
                  <Badge key={name} tone="accent2">
                    {name}
                  </Badge>
                ))}
              </dd>
            </div>
          )}
        </Facts>
      </Panel>
      <LinkedProfiles />
    </Stack>
  )
}

const Facts = styled.dl`
  margin: 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2) var(--space-5);
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  > div:last-child {
    border-block-end: 0;
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`

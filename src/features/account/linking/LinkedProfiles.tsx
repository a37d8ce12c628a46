import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { errorMessage } from '../../../platform/messages'
import { Button, ErrorState, Notice, Panel, Skeleton } from '../../../ui'
import { ConfirmLink } from './ConfirmLink'
import { LinkRow } from './LinkRow'
import { channelsAtom, linksAtom } from './linkAtoms'
import { useLinking } from './useLinking'

/** Profiles of other services that stand for this account; absent where the merchant links none. */
export default function LinkedProfiles() {
  const channels = useAtomValue(channelsAtom)
  return channels.length === 0 ? null : <Profiles />
}

function Profiles() {
  const { t } = useTranslation()
  const channels = useAtomValue(channelsAtom)
  const { data, error, refetch } = useAtomValue(linksAtom)
  const linking = useLinking()
  return (
    <Panel title={t('account.linking.title')}>
      <Intro>{t('account.linking.text')}</Intro>
      {error ? (
        <ErrorState
          compact
          title={t('account.linking.failed')}
          text={t(errorMessage(error))}
          actions={<Button onClick={() => void refetch()}>{t('app.retry')}</Button>}
        />
      ) : (
        <Rows>
          {channels.map((channel) => (
            <li key={channel}>
              {data === undefined ? (
                <Skeleton height={56} />
              ) : (
                <LinkRow
                  channel={channel}
                  link={data.links.find((link) => link.channel === channel)}
                  linking={linking}
                />
              )}
            </li>
          ))}
        </Rows>
      )}
      {linking.trouble === undefined ? null : (
        <Notice tone="danger" alert>
          {t(linking.trouble)}
        </Notice>
      )}
      <ConfirmLink linking={linking} />
    </Panel>
  )
}

const Intro = styled.p`
  margin-block: 0 var(--space-3);
  color: var(--text-muted);
`

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--line);
  }
`

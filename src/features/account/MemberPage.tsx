import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Navigate, NavLink, useLocation, useSearchParams } from 'react-router'
import styled from 'styled-components'
import { sessionAtom } from '../../session/session'
import { modals, paths } from '../../site/paths'
import { SlotItem, useLabel, useSlot } from '../../site/Slot'
import { siteAtom } from '../../site/site'
import { Button, ErrorState, Icon, isIconName, media, PageHeader, Skeleton } from '../../ui'
import { DemoRefusal } from './DemoRefusal'

/** The member centre: its menu and the page that the query `page` names (spec §2, §4 account pages). */
export default function MemberPage() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const session = useAtomValue(sessionAtom)
  const { role } = useAtomValue(siteAtom)
  const entries = useSlot('member.menu')
  const label = useLabel()
  const [search] = useSearchParams()
  if (session.state === 'visitor') {
    return <Navigate to={`${paths.home}?modal=${modals.login}&next=${encodeURIComponent(pathname)}`} replace />
  }
  if (role === 'demo') return <DemoRefusal />
  const wanted = search.get('page')
  const current = entries.find((item) => item.props.pageKey === wanted) ?? entries[0]
  return (
    <Columns>
      <PageHeader title={t('account.member.title')} />
      <Side aria-label={t('account.member.menu')}>
        {entries.map((item) => (
          <Entry
            key={item.id}
            to={`${paths.member}?page=${item.props.pageKey}`}
            aria-current={item === current ? 'page' : undefined}
          >
            {item.icon !== undefined && isIconName(item.icon) ? <Icon name={item.icon} /> : null}
            {label(item.label)}
          </Entry>
        ))}
      </Side>
      <div>
        {current ? (
          <SlotItem
            slot="member.menu"
            item={current}
            fallback={<Skeleton height={320} />}
            failed={({ retry }) => (
              <ErrorState
                title={t('error.chunkFailed')}
                actions={<Button onClick={retry}>{t('app.retry')}</Button>}
              />
            )}
          />
        ) : null}
      </div>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  max-inline-size: var(--content-w);
  margin-inline: auto;
  padding: var(--space-5) var(--gutter) var(--space-8);

  > :first-child {
    grid-column: 1 / -1;
  }
  @media ${media.desktopUp} {
    grid-template-columns: 240px minmax(0, 1fr);
  }
`

const Side = styled.nav`
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;

  @media ${media.desktopUp} {
    flex-direction: column;
    align-self: start;
  }
`

const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 44px;
  padding-inline: var(--space-4);
  border-radius: var(--radius-m);
  color: var(--text-muted);
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background-color: var(--surface-hover);
    color: var(--text);
  }
  &[aria-current='page'] {
    background-color: var(--accent-soft);
    color: var(--accent-text);
    font-weight: 500;
  }
`

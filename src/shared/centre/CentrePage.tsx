import { useAtom } from '../../state/atoms'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Navigate, useSearchParams } from 'react-router'
import { Link } from '../../site/Link'
import { Button, ErrorState, IconButton, media, Skeleton, useMedia } from '../../ui'
import { SlotItem, useLabel, useSlot } from '../../site/Slot'
import { CentreHub } from './CentreHub'
import { CentreMenu, type CentreItem } from './CentreMenu'
import { Columns, Eyebrow, Head, Page, Side, SideHead } from './centre.styles'
import { findPage } from './findPage'
import { menuClosedAtom } from './menuClosed'
import { NoSuchPage } from './NoSuchPage'
import { useCurrentInSight } from './useCurrentInSight'

interface CentrePageProps {
  readonly slot: 'member.menu' | 'agent.menu'
  /** Address of the centre; the query `page` names the page in it. */
  readonly path: string
  readonly title: string
  /** At the top of its hub, and the place of that while it loads. */
  readonly top?: ReactNode
  readonly topPlace?: ReactNode
}

/**
 * A centre: its side menu and the page that the query `page` names, the first one where it names none (spec §2). The
 * menu can be closed. Phones and tablets have no room for it: there a centre opens on its hub, which leads to each page
 * and which each page leads back to.
 */
export function CentrePage({ slot, path, title, top, topPlace }: CentrePageProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const items = useSlot<'member.menu' | 'agent.menu'>(slot)
  const [search] = useSearchParams()
  const wide = useMedia(media.desktopUp)
  const [closed, setClosed] = useAtom(menuClosedAtom)
  const wanted = search.get('page') ?? ''
  const hrefOf = (item: CentreItem) => item.link?.href ?? item.props.to ?? `${path}?page=${item.props.pageKey}`
  // what stands elsewhere is opened by its name alone
  const current = findPage(wanted === '' ? items.filter(({ props }) => props.to === undefined) : items, wanted)
  const inside = wide && !closed
  const side = useCurrentInSight(inside ? current?.id : undefined)
  if (current?.props.to !== undefined) return <Navigate to={current.props.to} replace />
  if (!wide && wanted === '')
    return <CentreHub items={items} title={title} hrefOf={hrefOf} top={top} topPlace={topPlace} />
  return (
    <Columns data-menu={inside}>
      {inside ? (
        <Side ref={side}>
          <SideHead>
            <strong>{title}</strong>
            <IconButton icon="x" iconSize={18} label={t('app.centre.closeMenu')} onClick={() => setClosed(true)} />
          </SideHead>
          <CentreMenu items={items} current={current} label={title} hrefOf={hrefOf} />
        </Side>
      ) : null}
      <Page>
        <Head>
          {inside ? (
            <Eyebrow>{title}</Eyebrow>
          ) : wide ? (
            <Button size="s" icon="menu" onClick={() => setClosed(false)}>
              {title}
            </Button>
          ) : (
            <Button as={Link} to={path} size="s" icon="arrow-left">
              {title}
            </Button>
          )}
          <h1>{current ? label(current.label) : t('app.notFound.title')}</h1>
        </Head>
        {current ? (
          <SlotItem
            key={current.id}
            slot={slot}
            item={current}
            fallback={<Skeleton height={420} radius="var(--radius-l)" />}
            failed={({ retry }) => (
              <ErrorState title={t('error.chunkFailed')} actions={<Button onClick={retry}>{t('app.retry')}</Button>} />
            )}
          />
        ) : (
          <NoSuchPage path={path} title={title} />
        )}
      </Page>
    </Columns>
  )
}

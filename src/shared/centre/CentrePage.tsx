import { useAtom } from '../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useSearchParams } from 'react-router'
import { Button, Drawer, ErrorState, IconButton, media, Skeleton, useMedia } from '../../ui'
import { SlotItem, useLabel, useSlot } from '../../site/Slot'
import { CentreMenu, type CentreItem } from './CentreMenu'
import { Columns, Eyebrow, Head, Page, Side, SideHead } from './centre.styles'
import { findPage } from './findPage'
import { menuClosedAtom } from './menuClosed'
import { NoSuchPage } from './NoSuchPage'

interface CentrePageProps {
  readonly slot: 'member.menu' | 'agent.menu'
  /** Address of the centre; the query `page` names the page in it. */
  readonly path: string
  readonly title: string
}

/**
 * A centre: its side menu and the page that the query `page` names, the first one where it names none (spec §2). The
 * menu can be closed; on phones and tablets it is a drawer.
 */
export function CentrePage({ slot, path, title }: CentrePageProps) {
  const { t } = useTranslation()
  const label = useLabel()
  const items = useSlot<'member.menu' | 'agent.menu'>(slot)
  const [search] = useSearchParams()
  const wide = useMedia(media.desktopUp)
  const [closed, setClosed] = useAtom(menuClosedAtom)
  const [drawer, setDrawer] = useState(false)
  const wanted = search.get('page')
  const current = findPage(items, wanted)
  const inside = wide && !closed
  const menu = {
    items,
    current,
    label: title,
    hrefOf: (item: CentreItem) => item.link?.href ?? `${path}?page=${item.props.pageKey}`,
  }
  return (
    <Columns data-menu={inside}>
      {inside ? (
        <Side>
          <SideHead>
            <strong>{title}</strong>
            <IconButton icon="x" iconSize={18} label={t('app.centre.closeMenu')} onClick={() => setClosed(true)} />
          </SideHead>
          <CentreMenu {...menu} />
        </Side>
      ) : null}
      <Page>
        <Head>
          {inside ? (
            <Eyebrow>{title}</Eyebrow>
          ) : (
            <Button
              size="s"
              icon="menu"
              aria-haspopup={wide ? undefined : 'dialog'}
              onClick={() => (wide ? setClosed(false) : setDrawer(true))}
            >
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
      {wide ? null : (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          title={title}
          closeLabel={t('app.centre.closeMenu')}
          width={340}
        >
          <CentreMenu {...menu} onGo={() => setDrawer(false)} />
        </Drawer>
      )}
    </Columns>
  )
}

import { type FocusEvent, useCallback } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import type { Item } from '../../../engine/site'
import { ItemLink } from '../../../site/ItemLink'
import { noticeStripAtom } from '../../../site/noticeStrip'
import { hasOwnToolsAtom } from '../../../site/ownTools'
import { announcementsAtom } from '../../../site/platformAnswers'
import { SlotItem, useLabel, useSlot } from '../../../site/Slot'
import { type ToolPlace, ToolPlaceContext } from '../../../site/toolPlace'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { Icon, Only, Skeleton } from '../../../ui'

/**
 * Entries of header.tool by group: `notice` is the ticker, `floating` stands at the side of the page, `drawer` is in the
 * menu alone, the others are small buttons. A tool that does not load is left out: the header works without it.
 */
function useTools(group: 'notice' | 'floating' | 'button') {
  return useSlot('header.tool').filter((item) =>
    group === 'button' ? item.group !== 'notice' && item.group !== 'floating' : item.group === group,
  )
}

export function HeaderTools({ place }: { readonly place: ToolPlace }) {
  const tools = useTools('button').filter(({ group }) => group !== 'drawer' || place === 'drawer')
  const { t } = useTranslation()
  if (tools.length === 0) return null
  const Box = place === 'bar' ? Bar : List
  return (
    <ToolPlaceContext value={place}>
      <Box role="group" aria-label={t('app.tools')} onBlur={backToFirst}>
        {tools.map((item) =>
          item.link ? (
            <ToolLink key={item.id} item={item} />
          ) : (
            <SlotItem
              key={item.id}
              slot="header.tool"
              item={item}
              fallback={place === 'bar' ? <Gap /> : <Skeleton height="44px" />}
              failed={() => null}
            />
          ),
        )}
      </Box>
    </ToolPlaceContext>
  )
}

/** What had the focus was scrolled into sight. */
const backToFirst = ({ currentTarget, relatedTarget }: FocusEvent) => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollTop = 0
}

/** A link of the brand's own among the tools. */
function ToolLink({ item }: { readonly item: Item<'header.tool'> }) {
  const label = useLabel()(item.label)
  return (
    <Face link={item.link} aria-label={label} title={label}>
      <Icon name={item.icon ?? 'link'} />
    </Face>
  )
}

/**
 * The ticker. On a desktop it stands in the bar, and keeps its place there where nothing runs in it. Below the bar its
 * place is kept while announcements are on their way: the page below it must not be pushed down.
 */
export function NoticeStrip({ className, inBar = false }: { readonly className?: string; readonly inBar?: boolean }) {
  const tools = useTools('notice')
  const setStrip = useSetAtom(noticeStripAtom)
  // where the width changes the strip of the one header may come before that of the other goes
  const hold = useCallback(
    (strip: HTMLElement | null) => {
      setStrip(strip)
      return () => setStrip((now) => (now === strip ? null : now))
    },
    [setStrip],
  )
  const { isPending } = useAtomValue(announcementsAtom)
  if (tools.length === 0) return inBar || isPending ? <Strip className={className} /> : null
  return (
    <Strip className={className} ref={hold}>
      {tools.map((item) => (
        <SlotItem key={item.id} slot="header.tool" item={item} failed={() => null} />
      ))}
    </Strip>
  )
}

/**
 * On a phone these stand in the menu, where they cover nothing: the bar at its foot leads there. A page without a frame
 * has them itself.
 */
export function FloatingTools() {
  const tools = useTools('floating')
  const inBar = useAtomValue(hasOwnToolsAtom)
  if (tools.length === 0 || inBar) return null
  return (
    <Only at="tabletUp">
      <Corner>
        {tools.map((item) => (
          <SlotItem key={item.id} slot="header.tool" item={item} failed={() => null} />
        ))}
      </Corner>
    </Only>
  )
}

/** Around what is clipped, for rings of focus. */
export const ringRoom = '4px'

/**
 * Where a line has no room for all of them, the last ones wrap out of sight as wholes. Below the desktop the menu has them too;
 * on a desktop, where only text that the layout does not know of is so large, they are reached by keys alone. What has the
 * focus is scrolled into sight. The first thing on the line is no tool, so that not even one is cut.
 */
const Bar = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 0;
  box-sizing: content-box;
  min-inline-size: 0;
  block-size: 44px;
  margin: -${ringRoom};
  padding: ${ringRoom};
  overflow: hidden;

  &::before {
    content: '';
    block-size: 44px;
  }
  > * {
    flex: none;
  }
`

const List = styled.div`
  display: grid;
  gap: var(--space-5);
`

const Face = styled(ItemLink)`
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-m);
  color: var(--text-muted);

  &:hover {
    background-color: var(--surface-hover);
    color: var(--text);
  }
`

const Gap = styled.span`
  inline-size: 44px;
  block-size: 44px;
`

/** A popup announcement that stands in it takes the place of the ticker. */
const Strip = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  box-sizing: content-box;
  min-inline-size: 0;
  min-block-size: 44px;

  @media print {
    display: none;
  }

  > * {
    grid-area: 1 / 1;
  }
  /* asked of what is hidden: ':has(> aside) > :not(aside)' would let any change beside another ':has()' style the page anew */
  > :not(aside):has(~ aside) {
    visibility: hidden;
  }
`

const Corner = styled.aside`
  position: fixed;
  z-index: 40;
  inset-inline-end: env(safe-area-inset-right);
  inset-block-end: calc(var(--bottom-bar-h) + env(safe-area-inset-bottom) + var(--space-5));
  display: grid;
  gap: var(--space-2);

  /* as wide as the margin of the page: beside what is read, never over it */
  --corner-w: calc(var(--gutter) - 4px);
  --corner-radius: var(--radius-m) 0 0 var(--radius-m);

  [dir='rtl'] & {
    --corner-radius: 0 var(--radius-m) var(--radius-m) 0;
  }

  /* gives way on scrolling down, as the header does, so that it covers nothing of what is read */
  transition: transform var(--dur-slow) var(--ease-out);

  :root[data-quiet] &:not(:has(:focus-visible), :has([aria-expanded='true'])) {
    transform: translateY(calc(100% + 2 * var(--space-5)));
  }

  @media print {
    display: none;
  }
`

import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled, { css } from 'styled-components'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { vendorsAtom } from '../../../site/platformAnswers'
import { useSlot } from '../../../site/Slot'
import { SlotBoundary } from '../../../site/SlotBoundary'
import { useAtomValue } from '../../../state/atoms'
import { Icon, Only, useOnly } from '../../../ui'
import { onlyAttribute } from '../../../ui/breakpoints'
import { fitsAttribute } from '../../drawn'
import { CategoryLink } from '../categories/CategoryLink'
import { lazyPanel } from '../categories/LazyPanel'
import { useCategories } from '../categories/useCategories'
import { useNavPanels } from '../categories/useNavPanels'
import { Container } from '../Container'
import { inkScope } from '../inkScope'
import { HeaderLinks } from '../parts/HeaderLinks'
import { useRowRoom } from './useRowRoom'

const { Panel, near } = lazyPanel(() => import('./MegaPanel'))

const MoreSheet = lazy(() => importWithTimeout(() => import('./MoreSheet')))

const moreId = 'more'

/** Of the row, and not of what opens below it. */
const lists = `:scope > nav > ul, :scope > [${onlyAttribute}] > nav > ul`

/** Categories, and on desktops the header's links. What the row has no room for is behind the button at its end. */
export function MegaNav() {
  const { t } = useTranslation()
  const categories = useCategories()
  const { isPending } = useAtomValue(vendorsAtom)
  // what has room for links is known when categories are: none is taken away again
  const links = useOnly('desktopUp')
  const hasLinks = links && !(categories.length === 0 && isPending)
  const row = useRef<HTMLDivElement>(null)
  const panels = useNavPanels(row)
  const items = [hasLinks, ...[...categories, ...useSlot('header.link')].map(({ id }) => id)].join()
  const [shown = categories.length, shownLinks = 0] = useRowRoom(row, lists, items)
  const cut = categories.slice(shown)
  return (
    <Band>
      <Row ref={row} {...{ [fitsAttribute]: '' }}>
        <nav aria-label={t('app.nav.categories')} {...near}>
          <List>
            {categories.map((category) => {
              const { id, label, place, vendors } = category
              const hasPanel = place !== undefined && vendors.length > 0
              return (
                <li key={id} {...panels.itemProps(id, hasPanel)}>
                  <CategoryLink category={category} {...panels.linkProps(id, hasPanel)}>
                    <span>{label}</span>
                    {hasPanel ? <Icon name="chevron-down" size={14} /> : null}
                  </CategoryLink>
                  {hasPanel && panels.open === id ? (
                    <Panel category={{ ...category, place }} onGo={panels.close} />
                  ) : null}
                </li>
              )
            })}
          </List>
        </nav>
        {hasLinks ? (
          <Only at="desktopUp">
            <Links icons={16} />
          </Only>
        ) : null}
        <More data-more {...panels.itemProps(moreId, true)}>
          <button
            type="button"
            {...(cut.some(({ active }) => active) && { 'aria-current': true })}
            {...panels.linkProps(moreId, true)}
          >
            <span>{t('app.nav.links')}</span>
            <Icon name="chevron-down" size={14} />
          </button>
          {panels.open === moreId ? (
            <SlotBoundary failed={() => null}>
              <Suspense>
                <MoreSheet
                  id={`vendors-${moreId}`}
                  categories={cut}
                  linksFrom={hasLinks ? shownLinks : undefined}
                  onGo={panels.close}
                />
              </Suspense>
            </SlotBoundary>
          ) : null}
        </More>
      </Row>
    </Band>
  )
}

const Band = styled.div`
  ${inkScope}
`

const face = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 48px;
  padding-inline: var(--pad);
  border: 0;
  background: none;
  color: var(--accent-100);
  font: inherit;
  font-weight: 700;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--dur-fast) var(--ease-out);

  > svg {
    opacity: 0.6;
    transition: transform var(--dur-fast) var(--ease-out);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  &:hover,
  &[aria-expanded='true'] {
    background-color: var(--surface-hover);
    color: var(--text);
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: var(--pad);
    inset-block-end: 0;
    block-size: 3px;
    background-color: var(--accent2-400);
    opacity: 0;
    transform: scaleX(0.4);
    transition:
      opacity var(--dur) var(--ease-out),
      transform var(--dur) var(--ease-out);
  }

  &[aria-current]::after {
    opacity: 1;
    transform: none;
  }
`

/** One line of a list that wraps: what has no room stands below it, out of sight. The first item may wrap as well. */
const firstLine = css`
  display: flex;
  flex-wrap: wrap;

  &::before {
    content: '';
    block-size: 48px;
  }

  > li {
    display: flex;
    flex: none;
  }
`

/** Categories come before links where there is not room for both. */
const Row = styled(Container)`
  --pad: clamp(8px, 0.7vw, 12px);
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto;
  /* its place, before the categories are known */
  block-size: 48px;
  overflow: clip;
`

const List = styled.ul`
  ${firstLine}
  margin-inline-start: calc(-1 * var(--pad));

  > li > a,
  > li > button {
    ${face}
  }

  > li > a > svg {
    @media (max-width: 79.99em) {
      display: none;
    }
  }
`

const Links = styled(HeaderLinks)`
  padding-inline-start: var(--space-4);

  ul {
    ${firstLine}
    justify-content: flex-end;
    margin-inline-end: calc(-1 * var(--pad));
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 48px;
    padding-inline: var(--pad);
    border-radius: var(--radius-s);
    color: var(--text-muted);
    font-size: var(--fs-sm);
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover,
  a[aria-current] {
    color: var(--text);
  }

  a:focus-visible {
    outline-offset: -4px;
  }
`

const More = styled.div`
  grid-column: 3;
  margin-inline-end: calc(-1 * var(--pad));

  > button {
    ${face}
  }

  [${fitsAttribute}] > & {
    display: none;
  }
`

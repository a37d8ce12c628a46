import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { useSlot } from '../../../site/Slot'
import { SlotBoundary } from '../../../site/SlotBoundary'
import { Icon } from '../../../ui'
import { useCut } from '../../../ui/hooks/useCut'
import { CategoryLink } from '../categories/CategoryLink'
import { lazyPanel } from '../categories/LazyPanel'
import { useCategories } from '../categories/useCategories'
import { useNavPanels } from '../categories/useNavPanels'
import { Container } from '../Container'
import { inkScope } from '../inkScope'
import { HeaderLinks } from '../parts/HeaderLinks'

const MoreNav = lazy(() => importWithTimeout(() => import('./MoreNav')))

const namesOf = (items: readonly { readonly id: string; readonly label: unknown }[]): string =>
  items.map(({ id, label }) => `${id} ${String(label)}`).join('\n')

const { Panel, near } = lazyPanel(() => import('./MegaPanel'))

/** Categories, and on a desktop the links of the header after them: what has no room is behind "More". */
export function MegaNav({ hasLinks }: { readonly hasLinks: boolean }) {
  const { t } = useTranslation()
  const categories = useCategories()
  const links = useSlot('header.link')
  const list = useRef<HTMLUListElement>(null)
  const panels = useNavPanels(list)
  const [categoryRow, cutCategories] = useCut(namesOf(categories))
  const [linkRow, cutLinks] = useCut(namesOf(links))
  const hidden = categories.filter(({ id }) => hasLinks && cutCategories.has(id))
  const hasMore = hasLinks && hidden.length + cutLinks.size > 0
  return (
    <Band>
      <Row>
        <nav ref={categoryRow} aria-label={t('app.nav.categories')} data-whole={hasLinks} {...near}>
          <List ref={list}>
            {categories.map((category) => {
              const { id, label, place, vendors } = category
              const hasPanel = place !== undefined && vendors.length > 0
              return (
                <li
                  key={id}
                  data-item={id}
                  data-cut={(hasLinks && cutCategories.has(id)) || undefined}
                  {...panels.itemProps(id, hasPanel)}
                >
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
        {hasLinks ? <Links ref={linkRow} icons={16} cut={cutLinks} /> : null}
        {hasMore ? (
          <SlotBoundary failed={() => null}>
            <Suspense fallback={null}>
              <MoreNav categories={hidden} links={cutLinks} />
            </Suspense>
          </SlotBoundary>
        ) : null}
      </Row>
    </Band>
  )
}

const Band = styled.div`
  ${inkScope}
`

const Row = styled(Container)`
  display: flex;
  align-items: stretch;
  justify-content: space-between;
  gap: var(--space-4);

  [data-cut] {
    visibility: hidden;
  }

  > nav:first-child {
    flex: 0 1 auto;
    min-inline-size: 0;
    padding-inline-start: var(--gutter);
    margin-inline-start: calc(-1 * var(--gutter));
    overflow-x: auto;
    scrollbar-width: none;

    &[data-whole='true'] {
      overflow-x: hidden;
    }
  }
`

const Links = styled(HeaderLinks)`
  /* categories have their room first */
  flex: 1 1000 auto;
  min-inline-size: 0;
  overflow-x: hidden;

  ul {
    display: flex;
    justify-content: safe end;
    align-items: center;
    inline-size: max-content;
    min-inline-size: 100%;
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 48px;
    padding-inline: var(--space-3);
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

const List = styled.ul`
  --pad: clamp(8px, 1vw, 16px);
  display: flex;
  /* its place, before the categories are known */
  min-block-size: 48px;
  margin-inline-start: calc(-1 * var(--pad));

  > li > a,
  > li > button {
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
  }

  > li > a > svg {
    opacity: 0.6;

    @media (max-width: 79.99em) {
      display: none;
    }

    transition: transform var(--dur-fast) var(--ease-out);
  }

  > li > [aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  > li > a:hover,
  > li > button:hover,
  > li > [aria-expanded='true'] {
    background-color: var(--surface-hover);
    color: var(--text);
  }

  > li > a:focus-visible,
  > li > button:focus-visible {
    outline-offset: -4px;
  }

  > li > a::after,
  > li > button::after {
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

  > li > [aria-current]::after {
    opacity: 1;
    transform: none;
  }
`

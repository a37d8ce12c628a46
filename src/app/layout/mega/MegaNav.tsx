import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { Icon } from '../../../ui'
import { CategoryLink } from '../categories/CategoryLink'
import { lazyPanel } from '../categories/LazyPanel'
import { useCategories } from '../categories/useCategories'
import { useNavPanels } from '../categories/useNavPanels'
import { Container } from '../Container'
import { inkScope } from '../inkScope'

const { Panel, near } = lazyPanel(() => import('./MegaPanel'))

export function MegaNav({ links }: { readonly links: ReactNode }) {
  const { t } = useTranslation()
  const categories = useCategories()
  const list = useRef<HTMLUListElement>(null)
  const panels = useNavPanels(list)
  return (
    <Band>
      <Row>
        <nav aria-label={t('app.nav.categories')} {...near}>
          <List ref={list}>
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
        {links}
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

  > nav:first-child {
    min-inline-size: 0;
    padding-inline-start: var(--gutter);
    margin-inline-start: calc(-1 * var(--gutter));
    overflow-x: auto;
    scrollbar-width: none;
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

import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { vendorsAtom } from '../../../site/platformAnswers'
import { useAtomValue } from '../../../state/atoms'
import { Icon, media, Only, useMedia } from '../../../ui'
import { CategoryLink } from '../categories/CategoryLink'
import { lazyPanel } from '../categories/LazyPanel'
import { useCategories } from '../categories/useCategories'
import { useNavPanels } from '../categories/useNavPanels'
import { HeaderLinks } from '../parts/HeaderLinks'

const { Panel, near } = lazyPanel(() => import('./TabPanel'))

/** On wide screens the header's links stand after the categories, and come with them: the row is centred. */
export function TabsNav() {
  const { t } = useTranslation()
  // vendors open beneath; phones scroll the tabs instead and have vendors in the drawer
  const wide = useMedia(media.tabletUp)
  const categories = useCategories()
  const { isPending } = useAtomValue(vendorsAtom)
  const list = useRef<HTMLUListElement>(null)
  const panels = useNavPanels(list)
  const isWaiting = categories.length === 0 && isPending
  const active = categories.find((category) => category.active)?.id
  useEffect(() => {
    const tab = wide || active === undefined ? undefined : list.current?.querySelector('[aria-current]')
    tab?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [wide, active, list])
  return (
    <Row>
      <Nav aria-label={t('app.nav.categories')} {...near}>
        <List ref={list} data-waiting={isWaiting}>
          {categories.map((category) => {
            const { id, label, icon, place, vendors } = category
            const hasPanel = wide && place !== undefined && vendors.length > 0
            return (
              <li key={id} {...panels.itemProps(id, hasPanel)}>
                <CategoryLink category={category} {...panels.linkProps(id, hasPanel)}>
                  <Icon name={icon} size={20} />
                  <span>{label}</span>
                </CategoryLink>
                {hasPanel && panels.open === id ? (
                  <Panel category={{ ...category, place }} onGo={panels.close} />
                ) : null}
              </li>
            )
          })}
        </List>
      </Nav>
      {isWaiting ? null : (
        <Only at="desktopUp">
          <Links />
        </Only>
      )}
    </Row>
  )
}

const Row = styled.div`
  padding-block-end: var(--space-2);

  @media ${media.tabletUp} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 var(--space-3);
    padding-inline: var(--gutter);
  }
`

const Nav = styled.nav`
  overflow-x: auto;
  scrollbar-width: none;

  @media ${media.tabletUp} {
    overflow: visible;
  }
`

const List = styled.ul`
  display: flex;
  justify-content: safe center;
  gap: var(--space-1);
  inline-size: max-content;
  min-inline-size: 100%;
  padding-inline: calc(var(--gutter) - 6px);

  /* what stands below must not be pushed down by the categories */
  &[data-waiting='true'] {
    min-block-size: 44px;
  }

  > li > a,
  > li > button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border: 0;
    border-radius: var(--radius-pill);
    background: none;
    color: var(--text-muted);
    font: inherit;
    font-weight: 500;
    line-height: 1.25;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition:
      background-color var(--dur-fast) var(--ease-out),
      color var(--dur-fast) var(--ease-out);
  }

  > li > a:hover,
  > li > button:hover,
  > li > [aria-expanded='true'] {
    background-color: var(--surface-hover);
    color: var(--text);
  }

  > li > [aria-current] {
    background-color: var(--accent);
    color: var(--on-accent);
  }

  @media ${media.tabletUp} {
    inline-size: auto;
    padding-inline: 0;
    flex-wrap: wrap;
    justify-content: center;

    > li > a,
    > li > button {
      padding-inline: clamp(10px, 1.4vw, 20px);
    }
  }
`

const Links = styled(HeaderLinks)`
  padding-inline-start: var(--space-3);
  border-inline-start: 1px solid var(--line);

  ul {
    display: flex;
    flex-wrap: wrap;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: clamp(8px, 1vw, 14px);
    border-radius: var(--radius-m);
    color: var(--text-muted);
    font-size: var(--fs-sm);
    text-decoration: none;
    white-space: nowrap;
  }

  a:hover {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  a[aria-current] {
    color: var(--accent-text);
    font-weight: 500;
  }
`

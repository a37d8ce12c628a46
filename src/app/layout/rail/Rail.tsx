import { useRef } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled, { css } from 'styled-components'
import { Icon } from '../../../ui'
import { clampLines } from '../../../ui/css'
import { CategoryLink } from '../categories/CategoryLink'
import { lazyPanel } from '../categories/LazyPanel'
import { useCategories } from '../categories/useCategories'
import { useNavPanels } from '../categories/useNavPanels'
import { HeaderLinks } from '../parts/HeaderLinks'
import { Logo } from '../parts/Logo'
import { MenuButton } from '../parts/MenuButton'

const { Panel, near } = lazyPanel(() => import('./VendorFlyout'))

/** Slim: icons over small words and no logo, for tablets. */
export function Rail({ slim }: { readonly slim: boolean }) {
  const { t } = useTranslation()
  const categories = useCategories()
  const list = useRef<HTMLUListElement>(null)
  const panels = useNavPanels(list, 'beside')
  return (
    <Box aria-label={t('app.nav.side')} $slim={slim}>
      <Head $slim={slim}>{slim ? <MenuButton /> : <Logo />}</Head>
      <nav aria-label={t('app.nav.categories')} {...near}>
        <List ref={list} $slim={slim}>
          {categories.map((category) => {
            const { id, label, icon, place, vendors } = category
            const hasPanel = place !== undefined && vendors.length > 0
            return (
              <li key={id} {...panels.itemProps(id, hasPanel)}>
                <CategoryLink category={category} {...panels.linkProps(id, hasPanel)}>
                  <Icon name={icon} size={slim ? 24 : 22} />
                  <span>{label}</span>
                </CategoryLink>
                {hasPanel && panels.open === id ? (
                  <Panel category={{ ...category, place }} onGo={panels.close} />
                ) : null}
              </li>
            )
          })}
        </List>
      </nav>
      <Links icons={slim ? 24 : 22} $slim={slim} />
    </Box>
  )
}

const Box = styled.aside<{ $slim: boolean }>`
  position: sticky;
  z-index: 60;
  inset-block-start: 0;
  flex: none;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  inline-size: ${({ $slim }) => ($slim ? 'var(--rail-slim)' : 'var(--rail-w)')};
  block-size: 100dvh;
  padding-block-end: var(--space-5);
  padding-inline: ${({ $slim }) => ($slim ? 'var(--space-2)' : 'var(--space-3)')};
  border-inline-end: 1px solid var(--line);
  background-color: var(--surface-sunken);
  overflow-y: auto;
  scrollbar-width: none;

  @media print {
    display: none;
  }
`

const Head = styled.div<{ $slim: boolean }>`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: grid;
  align-items: center;
  justify-items: ${({ $slim }) => ($slim ? 'center' : 'start')};
  flex: none;
  block-size: var(--header-h);
  margin-block-end: var(--space-1);
  padding-inline: ${({ $slim }) => ($slim ? '0' : 'var(--space-3)')};
  background-color: var(--surface-sunken);
`

const slimRow = css`
  flex-direction: column;
  justify-content: center;
  gap: 4px;
  min-block-size: 64px;
  padding: 8px 2px;
  font-size: var(--fs-xs);
  line-height: 1.2;
  text-align: center;
  hyphens: auto;
  overflow-wrap: break-word;

  > span {
    ${clampLines(2)}
  }
`

const rows = css<{ $slim: boolean }>`
  display: grid;
  gap: 2px;

  > li > a,
  > li > button {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    inline-size: 100%;
    min-block-size: 46px;
    padding: 6px var(--space-3);
    border: 0;
    border-radius: var(--radius-m);
    background: none;
    color: var(--text-muted);
    font: inherit;
    font-weight: 500;
    line-height: 1.25;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    overflow-wrap: break-word;
    transition:
      background-color var(--dur-fast) var(--ease-out),
      color var(--dur-fast) var(--ease-out);
    ${({ $slim }) => ($slim ? slimRow : '')}
  }

  > li > a:hover,
  > li > button:hover,
  > li > [aria-expanded='true'] {
    background-color: var(--surface-hover);
    color: var(--text);
  }

  > li > [aria-current] {
    background-color: var(--accent-soft);
    color: var(--accent-text);
  }

  > li > [aria-current]::before {
    content: '';
    position: absolute;
    inset-block: 12px;
    inset-inline-start: ${({ $slim }) => ($slim ? 'calc(-1 * var(--space-2))' : 'calc(-1 * var(--space-3))')};
    inline-size: 3px;
    border-start-end-radius: 3px;
    border-end-end-radius: 3px;
    background-color: var(--accent);
  }
`

const List = styled.ul<{ $slim: boolean }>`
  ${rows}
`

const Links = styled(HeaderLinks)<{ $slim: boolean }>`
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);

  ul {
    ${rows}
  }
`

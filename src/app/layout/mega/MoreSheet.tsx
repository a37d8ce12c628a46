import { useTranslation } from '../../../i18n/translate'
import styled, { keyframes } from 'styled-components'
import { Icon } from '../../../ui'
import { CategoryLink } from '../categories/CategoryLink'
import type { Category } from '../categories/useCategories'
import { HeaderLinks } from '../parts/HeaderLinks'

interface MoreSheetProps {
  readonly id: string
  readonly categories: readonly Category[]
  /** The first of the header's links that has no room; undefined where the row has none of them. */
  readonly linksFrom: number | undefined
  readonly onGo: () => void
}

/** What the row has no room for, as a list at its end. */
export default function MoreSheet({ id, categories, linksFrom, onGo }: MoreSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet id={id} onClick={onGo}>
      {categories.length > 0 ? (
        <nav aria-label={t('app.nav.categories')}>
          <ul>
            {categories.map((category) => (
              <li key={category.id}>
                <CategoryLink category={category}>
                  <Icon name={category.icon} size={20} />
                  <span>{category.label}</span>
                </CategoryLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {linksFrom === undefined ? null : <HeaderLinks icons={20} from={linksFrom} />}
    </Sheet>
  )
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`

const Sheet = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 100%;
  inset-inline-end: max(var(--gutter), (100% - var(--content-w)) / 2);
  min-inline-size: min(220px, 100% - 2 * var(--gutter));
  max-inline-size: min(400px, 100% - 2 * var(--gutter));
  max-block-size: calc(100dvh - 160px);
  padding: var(--space-2);
  border-radius: 0 0 var(--radius-m) var(--radius-m);
  background-color: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow-y: auto;
  animation: ${enter} var(--dur) var(--ease-out);

  > nav + nav {
    margin-block-start: var(--space-2);
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
  }

  a,
  button {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    inline-size: 100%;
    min-block-size: 48px;
    padding: 6px var(--space-3);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--text);
    font: inherit;
    font-weight: 500;
    line-height: 1.25;
    text-align: start;
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  a:hover,
  button:hover {
    background-color: var(--surface-hover);
  }

  a:focus-visible,
  button:focus-visible {
    outline-offset: -2px;
  }

  [aria-current] {
    color: var(--accent-text);
  }

  svg {
    flex: none;
    color: var(--text-muted);
  }
`

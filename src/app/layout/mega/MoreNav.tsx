import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { bareButton, Icon, Popover } from '../../../ui'
import { CategoryLink } from '../categories/CategoryLink'
import type { Category } from '../categories/useCategories'
import { HeaderLinks } from '../parts/HeaderLinks'

interface MoreNavProps {
  readonly categories: readonly Category[]
  /** Ids of links of the header. */
  readonly links: ReadonlySet<string>
}

/** What the band of the header has no room for. */
export default function MoreNav({ categories, links }: MoreNavProps) {
  const { t } = useTranslation()
  return (
    <Popover
      label={t('app.nav.links')}
      placement="bottom-end"
      trigger={
        <MoreButton type="button">
          <Icon name="menu" size={16} />
          <span>{t('app.nav.links')}</span>
        </MoreButton>
      }
    >
      {(close) => (
        <MoreList onClick={close}>
          {categories.length === 0 ? null : (
            <ul>
              {categories.map((category) => (
                <li key={category.id}>
                  <CategoryLink category={category}>
                    <Icon name={category.icon} size={18} />
                    <span>{category.label}</span>
                  </CategoryLink>
                </li>
              ))}
            </ul>
          )}
          <HeaderLinks icons={18} only={links} />
        </MoreList>
      )}
    </Popover>
  )
}

const MoreButton = styled.button`
  ${bareButton}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-block-size: 48px;
  padding-inline: var(--space-3);
  color: var(--text-muted);
  font-size: var(--fs-sm);
  white-space: nowrap;

  &:hover,
  &[aria-expanded='true'] {
    color: var(--text);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`

const MoreList = styled.div`
  display: grid;
  min-inline-size: 200px;
  padding: var(--space-2);
  color: var(--text);

  a,
  button {
    ${bareButton}
    display: flex;
    align-items: center;
    gap: var(--space-3);
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    color: inherit;
    font-size: var(--fs-sm);
    text-align: start;
    text-decoration: none;
  }
  a:hover,
  button:hover {
    background-color: var(--surface-hover);
  }
`

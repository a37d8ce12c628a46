import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { Icon, IconButton } from '../../ui'
import { CategoryLink } from './categories/CategoryLink'
import { useCategories } from './categories/useCategories'
import { VendorGrid } from './categories/VendorGrid'

/** Categories as rows; the arrow beside each unfolds its vendors. */
export function DrawerCategories({ onGo }: { readonly onGo: () => void }) {
  const { t } = useTranslation()
  const categories = useCategories()
  const [unfolded, setUnfolded] = useState<string>()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('app.nav.categories')}>
      <ul>
        {categories.map((category) => {
          const { id, label, icon, place, vendors } = category
          const open = unfolded === id
          return (
            <li key={id}>
              <Row>
                <Press category={category}>
                  <Icon name={icon} size={22} />
                  <span>{label}</span>
                </Press>
                {place !== undefined && vendors.length > 0 ? (
                  <IconButton
                    icon={open ? 'chevron-up' : 'chevron-down'}
                    label={t('app.vendors.of', { category: label })}
                    aria-expanded={open}
                    onClick={() => setUnfolded(open ? undefined : id)}
                  />
                ) : null}
              </Row>
              {open && place !== undefined ? (
                <Vendors>
                  <VendorGrid category={{ ...category, place }} look="rows" onGo={onGo} />
                </Vendors>
              ) : null}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  margin-inline: calc(-1 * var(--space-2));
`

const Press = styled(CategoryLink)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-4);
  min-inline-size: 0;
  min-block-size: 48px;
  padding-inline: var(--space-2);
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  color: var(--text);
  font: inherit;
  font-weight: 500;
  text-align: start;
  text-decoration: none;

  &:hover {
    background-color: var(--surface-hover);
  }

  svg {
    color: var(--text-muted);
  }

  &[aria-current],
  &[aria-current] svg {
    color: var(--accent-text);
  }
`

const Vendors = styled.div`
  padding-block: var(--space-1) var(--space-3);
  border-inline-start: 2px solid var(--line);
  margin-inline-start: 10px;
  padding-inline-start: var(--space-2);
`

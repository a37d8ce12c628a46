import { useTranslation } from '../../../i18n/translate'
import styled, { css } from 'styled-components'
import { GoLink } from '../../../site/GoLink'
import { type CategoryPlace, vendorTarget } from '../../../shared/category/categoryTarget'
import type { Category } from './useCategories'
import { VendorMark } from './VendorMark'

interface VendorGridProps {
  readonly category: Category & { readonly place: CategoryPlace }
  /** Mark beside the name, or above it. */
  readonly look: 'rows' | 'tiles'
  readonly onGo?: () => void
}

/** The vendors of a category; those in maintenance are there, and say so. */
export function VendorGrid({ category, look, onGo }: VendorGridProps) {
  const { t } = useTranslation()
  return (
    <Grid $look={look}>
      {category.vendors.map((vendor) => {
        const target = vendorTarget(category.place, vendor)
        return (
          <li key={vendor.accountTypeName}>
            <Entry {...target} $look={look} {...(onGo && !target.maintenance && { onClick: onGo })}>
              <VendorMark vendor={vendor} size={look === 'tiles' ? 48 : 36} />
              <Words>
                <Name>{vendor.displayName}</Name>
                {target.maintenance ? <State>{t('app.vendors.maintenance')}</State> : null}
              </Words>
            </Entry>
          </li>
        )
      })}
    </Grid>
  )
}

const Grid = styled.ul<{ $look: 'rows' | 'tiles' }>`
  display: grid;
  --least: ${({ $look }) => ($look === 'tiles' ? '116px' : '168px')};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least)), 1fr));
  gap: var(--space-1);
  min-inline-size: 0;
`

const tile = css`
  flex-direction: column;
  block-size: 100%;
  padding: var(--space-3) var(--space-2);
  text-align: center;
`

const Entry = styled(GoLink)<{ $look: 'rows' | 'tiles' }>`
  display: flex;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-block-size: 52px;
  padding: var(--space-2);
  border-radius: var(--radius-m);
  color: var(--text);
  text-decoration: none;
  transition: background-color var(--dur-fast) var(--ease-out);
  ${({ $look }) => ($look === 'tiles' ? tile : '')}

  &:hover {
    background-color: var(--surface-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-maintenance] img,
  &[data-maintenance] > span[aria-hidden] {
    filter: grayscale(1);
    opacity: 0.55;
  }
`

const Words = styled.span`
  min-inline-size: 0;
  font-size: var(--fs-sm);
  line-height: 1.3;
`

const Name = styled.span`
  display: block;
  font-weight: 500;
  overflow-wrap: anywhere;
`

const State = styled.span`
  display: block;
  color: var(--warning-text);
  font-size: var(--fs-xs);
`

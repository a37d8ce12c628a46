import styled from 'styled-components'
import { GameCardSkeleton, media, VisuallyHidden } from '../../../ui'

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-block-end: var(--space-4);

  > :first-child {
    flex: 1 1 220px;
  }
`

export const Count = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
`

export const Games = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: var(--space-3);
  margin-block-end: var(--space-4);

  > li {
    min-inline-size: 0;
  }
  @media ${media.tabletUp} {
    grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
    gap: var(--space-4);
  }
`

export function PopupSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Games aria-hidden="true">
        {Array.from({ length: 12 }, (_, place) => (
          <li key={place}>
            <GameCardSkeleton variant="cover" />
          </li>
        ))}
      </Games>
    </>
  )
}

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { pageItems } from './pages'

export interface PaginationLabels {
  /** Name of the whole. */
  readonly label: string
  readonly first: string
  readonly previous: string
  readonly next: string
  readonly last: string
  readonly page: (page: number) => string
}

export interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
  readonly labels: PaginationLabels
  /** Pages around the current one. */
  readonly range?: number | undefined
  /** Pages at each end. */
  readonly margin?: number | undefined
}

/** Where it is narrow the first and last buttons and the current page's neighbours give way: seven places remain. */
export function Pagination({ page, pageCount, onPage, labels, range = 3, margin = 1 }: PaginationProps) {
  if (pageCount <= 1) return null
  const items = pageItems(page, pageCount, range, margin)
  const crowded = items.filter(({ type: kind }) => kind === 'gap').length === 2
  const step = (icon: IconName, label: string, target: number, spare = false) => (
    <Place $spare={spare}>
      <PageButton
        type="button"
        aria-label={label}
        title={label}
        disabled={target < 1 || target > pageCount || target === page}
        onClick={() => onPage(target)}
      >
        <Icon name={icon} size={18} />
      </PageButton>
    </Place>
  )
  const places: ReactNode[] = items.map((item) =>
    item.type === 'gap' ? (
      <Place key={`gap-${item.after}`} aria-hidden="true" $spare={false}>
        <Gap>…</Gap>
      </Place>
    ) : (
      <Place key={item.page} $spare={crowded && Math.abs(item.page - page) === 1}>
        <PageButton
          type="button"
          aria-label={labels.page(item.page)}
          aria-current={item.current ? 'page' : undefined}
          onClick={() => onPage(item.page)}
        >
          {item.page}
        </PageButton>
      </Place>
    ),
  )
  return (
    <Pages aria-label={labels.label}>
      <Row>
        {step('chevrons-left', labels.first, 1, true)}
        {step('chevron-left', labels.previous, page - 1)}
        {places}
        {step('chevron-right', labels.next, page + 1)}
        {step('chevrons-right', labels.last, pageCount, true)}
      </Row>
    </Pages>
  )
}

const Pages = styled.nav`
  inline-size: 100%;
  container-type: inline-size;
`

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px;

  @container (max-width: 331px) {
    gap: 0;
  }
`

const Place = styled.li<{ $spare: boolean }>`
  @container (max-width: 540px) {
    display: ${({ $spare }) => ($spare ? 'none' : 'block')};
  }
`

const PageButton = styled.button`
  display: grid;
  place-items: center;
  min-inline-size: 44px;
  min-block-size: 44px;
  padding: 0 6px;
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  background-color: transparent;
  font: inherit;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover:not(:disabled, [aria-current]) {
    background-color: var(--surface-hover);
  }

  &[aria-current] {
    background-color: var(--accent);
    color: var(--on-accent);
  }

  &:disabled {
    color: var(--text-subtle);
    opacity: 0.45;
    cursor: not-allowed;
  }
`

const Gap = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 24px;
  min-block-size: 44px;
  color: var(--text-muted);
`

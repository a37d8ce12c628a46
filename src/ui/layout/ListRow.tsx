import type { ComponentProps, ElementType, ReactNode } from 'react'
import styled from 'styled-components'

export interface ListRowProps extends Omit<ComponentProps<'button'>, 'title'> {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly start?: ReactNode
  readonly end?: ReactNode
  /** 'div' (default) for a plain row, 'button', 'a' or the router's Link for one that acts. */
  readonly as?: ElementType | undefined
  readonly href?: string | undefined
  readonly to?: string | undefined
  readonly selected?: boolean | undefined
}

export function ListRow({ title, text, start, end, as = 'div', selected = false, ...rest }: ListRowProps) {
  return (
    <Row {...rest} {...(as === 'button' ? { as, type: 'button' } : { as })} $acts={as !== 'div'} $selected={selected}>
      {start}
      <Words>
        <Title>{title}</Title>
        {text === undefined ? null : <Text>{text}</Text>}
      </Words>
      {end}
    </Row>
  )
}

const Row = styled.button<{ $acts: boolean; $selected: boolean }>`
  display: flex;
  /* what stands at the end goes below words that it would leave no room for, a sum of money for one */
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  inline-size: 100%;
  min-block-size: 52px;
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-radius: var(--radius-m);
  background-color: ${({ $selected }) => ($selected ? 'var(--accent-soft)' : 'transparent')};
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: ${({ $acts }) => ($acts ? 'pointer' : 'default')};

  &:hover {
    ${({ $acts, $selected }) => ($acts && !$selected ? 'background-color: var(--surface-hover);' : '')}
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Words = styled.span`
  flex: 1 1 4.5em;
  /* a sum of money, which is not broken */
  min-inline-size: min-content;
  max-inline-size: 100%;
`

const Title = styled.span`
  display: block;
  font-weight: 500;
  overflow-wrap: anywhere;
`

const Text = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`

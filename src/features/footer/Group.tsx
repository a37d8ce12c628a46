import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../../ui'

interface GroupProps {
  readonly title: string
  /** Two columns where there is room. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A titled list of links. */
export function Group({ title, wide = false, children }: GroupProps) {
  return (
    <Box $wide={wide}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </Box>
  )
}

const Box = styled.div<{ $wide: boolean }>`
  min-inline-size: 0;

  /* on a phone two columns of its own; shorter groups stand beside each other below */
  @media ${media.phone} {
    ${({ $wide }) => ($wide ? 'grid-column: 1 / -1;' : '')}
  }

  h2 {
    margin-block-end: var(--space-2);
    font-size: var(--fs-md);
  }

  ul {
    ${({ $wide }) => ($wide ? 'columns: 8rem 2;' : '')}
    column-gap: var(--space-5);
  }

  li {
    break-inside: avoid;
  }

  li > a,
  li > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 40px;
    padding: 4px 0;
    border: 0;
    background: none;
    color: var(--text-muted);
    font: inherit;
    font-size: var(--fs-sm);
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }

  li > a:hover,
  li > button:hover {
    color: var(--text);
    text-decoration: underline;
  }
`

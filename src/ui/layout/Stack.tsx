import type { ComponentProps, ElementType } from 'react'
import styled from 'styled-components'

type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
type Justify = 'start' | 'end' | 'center' | 'space-between'

export interface StackProps extends ComponentProps<'div'> {
  /** Step of the spacing scale. */
  readonly gap?: Space | undefined
  readonly as?: ElementType | undefined
}

/** Children below each other. */
export function Stack({ gap = 4, ...rest }: StackProps) {
  return <Column {...rest} $gap={gap} />
}

export interface ClusterProps extends StackProps {
  readonly justify?: Justify | undefined
}

/** Children beside each other, wrapping. */
export function Cluster({ gap = 3, justify = 'start', ...rest }: ClusterProps) {
  return <Line {...rest} $gap={gap} $justify={justify} />
}

const Column = styled.div<{ $gap: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => `var(--space-${$gap})`};
  min-inline-size: 0;
`

const Line = styled.div<{ $gap: Space; $justify: Justify }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => `var(--space-${$gap})`};
  min-inline-size: 0;
`

export const Divider = styled.hr`
  inline-size: 100%;
`

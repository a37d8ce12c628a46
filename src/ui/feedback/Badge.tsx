import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Tone } from '../../theme/tokens'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'

export type BadgeTone = Tone | 'neutral'

export interface BadgeProps {
  readonly tone?: BadgeTone | undefined
  readonly icon?: IconName | undefined
  /** On a strong fill instead of a tint. */
  readonly solid?: boolean | undefined
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', icon, solid = false, children }: BadgeProps) {
  return (
    <Box style={solid ? solidColours(tone) : softColours(tone)}>
      {icon === undefined ? null : <Icon name={icon} size={12} filled={icon === 'flame'} />}
      <span>{children}</span>
    </Box>
  )
}

const softColours = (tone: BadgeTone) =>
  tone === 'neutral'
    ? { backgroundColor: 'var(--surface-hover)', color: 'var(--text-muted)' }
    : { backgroundColor: `var(--${tone}-soft)`, color: `var(--${tone}-text)` }

const solidColours = (tone: BadgeTone) =>
  tone === 'neutral'
    ? { backgroundColor: 'var(--text)', color: 'var(--page)' }
    : { backgroundColor: `var(--${tone})`, color: `var(--on-${tone})` }

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-inline-size: 100%;
  min-block-size: 22px;
  padding: 2px 8px;
  border-radius: min(var(--radius-pill), var(--radius-l));
  font-size: var(--fs-xs);
  font-weight: 500;
  line-height: 1.3;
  overflow-wrap: anywhere;
`

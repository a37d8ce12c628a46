import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Tone } from '../../theme/tokens'
import { Icon } from '../icons/Icon'
import { toneIcons } from './toneIcons'

export interface NoticeProps {
  readonly tone: Exclude<Tone, 'accent2'>
  readonly children: ReactNode
  /** What to do about it, apart from the sentence. */
  readonly action?: ReactNode
  /** Read out at once when it appears. */
  readonly alert?: boolean | undefined
}

/** A sentence in the flow of a page or form that must be seen. */
export function Notice({ tone, children, action, alert = false }: NoticeProps) {
  return (
    <Box
      {...(alert ? { role: 'alert' } : {})}
      style={{ backgroundColor: `var(--${tone}-soft)`, borderColor: `var(--${tone}-text)` }}
    >
      <span style={{ color: `var(--${tone}-text)` }}>
        <Icon name={toneIcons[tone]} />
      </span>
      <div>{children}</div>
      {action === undefined ? null : <Act>{action}</Act>}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  gap: var(--space-3);

  &:has(> :nth-child(3)) {
    flex-wrap: wrap;
    align-items: center;

    > div:first-of-type {
      flex: 1 1 min(100% - 40px, 20rem);
    }
  }
  padding: var(--space-3) var(--space-4);
  border-inline-start: 3px solid;
  border-radius: var(--radius-s);
  overflow-wrap: anywhere;

  > span {
    flex: none;
  }
  > div {
    min-inline-size: 0;
  }
`

const Act = styled.div`
  flex: none;
  max-inline-size: 100%;
`

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icons/Icon'

/** As high as its words while `data-open` is true, and nothing else; its height follows in 120 ms. */
export const Growing = styled.div`
  display: grid;
  grid-template-rows: 0fr;
  transition:
    grid-template-rows var(--dur-fast) linear,
    min-block-size var(--dur-fast) linear;

  &[data-open='true'] {
    grid-template-rows: 1fr;
  }

  > * {
    min-block-size: 0;
    overflow: clip;
  }
`

interface ErrorLineProps {
  readonly id: string
  /** Undefined: nothing is wrong. */
  readonly error: ReactNode
}

/** What is wrong with a field, below it: read out when it comes. */
export function ErrorLine({ id, error }: ErrorLineProps) {
  return (
    <Line data-open={error !== undefined}>
      <Words id={id} aria-live="polite">
        {error === undefined ? null : (
          <>
            <Icon name="circle-alert" size={16} />
            <span>{error}</span>
          </>
        )}
      </Words>
    </Line>
  )
}

/** The words of an error that is mended go at once; their line closes like it opened. */
const Line = styled(Growing)`
  min-block-size: 0;
  color: var(--danger-text);
  font-size: var(--fs-sm);
  line-height: 1.4;
  overflow-wrap: anywhere;

  &[data-open='true'] {
    min-block-size: calc(1.4em + 6px);
  }
`

const Words = styled.div`
  display: flex;
  gap: 6px;

  > span {
    margin-block-start: 6px;
  }
  > svg {
    margin-block-start: calc(6px + 0.1em);
  }
`

import styled, { keyframes } from 'styled-components'
import { media } from '../breakpoints'
import { ModalFrame, type ModalProps } from './ModalFrame'

export interface DialogProps extends ModalProps {
  /** CSS pixels (spec §9: 600, small ones 400). Never wider than the page; on phones a sheet from below. */
  readonly width?: number | undefined
  readonly className?: string
}

export function Dialog({ width = 600, ...rest }: DialogProps) {
  return <Box {...rest} width={width} />
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`

const fade = keyframes`
  from { opacity: 0; }
`

const Box = styled(ModalFrame)`
  max-inline-size: min(100vw - 32px, 100%);
  max-block-size: min(100dvh - 64px, 860px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--radius-l);
  background-color: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow: clip;
  animation: ${enter} var(--dur) var(--ease-out);
  transition:
    opacity 100ms var(--ease-in-out),
    transform 100ms var(--ease-in-out);

  &::backdrop {
    background-color: var(--scrim);
    animation: ${fade} var(--dur) var(--ease-out);
    transition: opacity 100ms var(--ease-in-out);
  }

  &[data-phase='closing'],
  &[data-phase='closing']::backdrop {
    opacity: 0;
  }

  &[data-phase='closing'] {
    transform: translateY(8px);
  }

  @media ${media.phone} {
    inline-size: 100% !important;
    max-inline-size: 100%;
    /* above the keyboard, where a form says how much that leaves (ui/form/keyboard) */
    max-block-size: calc(var(--seen, 100dvh) - 24px);
    margin-block: auto var(--covered, 0);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
`

import styled, { css, keyframes } from 'styled-components'
import { ModalFrame, type ModalProps } from './ModalFrame'

export interface DrawerProps extends ModalProps {
  readonly side?: 'start' | 'end' | undefined
  /** CSS pixels. */
  readonly width?: number | undefined
}

/** A dialog that slides in from one side of the page, full height. */
export function Drawer({ side = 'start', width = 320, ...rest }: DrawerProps) {
  return side === 'start' ? <FromStart {...rest} width={width} /> : <FromEnd {...rest} width={width} />
}

const slide = (from: string) => keyframes`
  from { transform: translateX(${from}); }
`
const fromLeft = slide('-100%')
const fromRight = slide('100%')

const fade = keyframes`
  from { opacity: 0; }
`

const Box = styled(ModalFrame)`
  max-inline-size: calc(100vw - 48px);
  block-size: 100dvh;
  max-block-size: 100dvh;
  padding: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border: 0;
  background-color: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow: clip;
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
`

const comesFrom = (here: ReturnType<typeof keyframes>, mirrored: ReturnType<typeof keyframes>) => css`
  animation: ${here} var(--dur-slow) var(--ease-out);
  [dir='rtl'] & {
    animation-name: ${mirrored};
  }
`

const FromStart = styled(Box)`
  margin-block: 0;
  margin-inline: 0 auto;
  border-start-end-radius: var(--radius-l);
  border-end-end-radius: var(--radius-l);
  ${comesFrom(fromLeft, fromRight)}
`

const FromEnd = styled(Box)`
  margin-block: 0;
  margin-inline: auto 0;
  border-start-start-radius: var(--radius-l);
  border-end-start-radius: var(--radius-l);
  ${comesFrom(fromRight, fromLeft)}
`

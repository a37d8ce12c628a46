import { useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconButton } from '../action/IconButton'
import { bareButton } from '../css'
import { useReducedMotion } from '../hooks/useMedia'

export interface MarqueeItem {
  readonly id: string
  readonly text: string
}

export interface MarqueeProps {
  readonly items: readonly MarqueeItem[]
  readonly onSelect: (id: string) => void
  readonly label: string
  readonly pauseLabel: string
}

/** Letters that pass in a second. */
const pace = 9

/** A line of notices running by. Stands still under the pointer, under focus, when paused; a plain row under reduced motion. */
export function Marquee({ items, onSelect, label, pauseLabel }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const still = useReducedMotion()
  if (items.length === 0) return null
  const letters = items.reduce((sum, { text }) => sum + text.length + 8, 0)
  const row = (copy: boolean) => (
    <List aria-hidden={copy} inert={copy}>
      {items.map(({ id, text }) => (
        <li key={id}>
          <Line type="button" onClick={() => onSelect(id)}>
            {text}
          </Line>
        </li>
      ))}
    </List>
  )
  return (
    <Box role="region" aria-label={label}>
      <Window $still={still}>
        <Track $still={still} style={{ animationDuration: `${Math.max(12, letters / pace)}s`, animationPlayState: paused ? 'paused' : undefined }}>
          {row(false)}
          {still ? null : row(true)}
        </Track>
      </Window>
      {still ? null : (
        <IconButton icon={paused ? 'play' : 'pause'} iconSize={16} label={pauseLabel} aria-pressed={paused} onClick={() => setPaused(!paused)} />
      )}
    </Box>
  )
}

const run = (to: string) => keyframes`
  to { transform: translateX(${to}); }
`
const leftwards = run('-50%')
const rightwards = run('50%')

const Box = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  font-size: var(--fs-sm);
`

const Window = styled.div<{ $still: boolean }>`
  flex: 1;
  min-inline-size: 0;
  overflow-x: ${({ $still }) => ($still ? 'auto' : 'clip')};
  overflow-y: clip;
  scrollbar-width: none;
`

const Track = styled.div<{ $still: boolean }>`
  display: flex;
  inline-size: max-content;
  animation: ${leftwards} linear infinite;
  ${({ $still }) => ($still ? 'animation: none !important;' : '')}

  [dir='rtl'] & {
    animation-name: ${rightwards};
  }

  &:hover,
  &:focus-within {
    animation-play-state: paused !important;
  }
`

const List = styled.ul`
  display: flex;
  flex: none;
`

const Line = styled.button`
  ${bareButton}
  min-block-size: 44px;
  padding-inline: var(--space-5);
  color: var(--text-muted);
  white-space: nowrap;

  &:hover {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`

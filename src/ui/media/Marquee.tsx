import { type MouseEvent, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconButton } from '../action/IconButton'
import { media } from '../breakpoints'
import { bareButton } from '../css'
import { useSeen } from '../hooks/useSeen'
import { useTyping } from '../hooks/useTyping'
import { VisuallyHidden } from '../text/VisuallyHidden'

export interface MarqueeItem {
  readonly id: string
  readonly text: string
}

export interface MarqueeProps {
  readonly items: readonly MarqueeItem[]
  /** The pressed item; by key the first one. */
  readonly onSelect: (id: string) => void
  readonly label: string
  readonly pauseLabel: string
}

/** Letters that pass in a second. */
const pace = 9

/**
 * A line of notices running by, one button as a whole: a target that runs away is none. Stands still under the pointer,
 * under focus, when paused, and when scrolled away or while somebody types, where it would take from every frame; does not
 * run under reduced motion. Styles alone see to that: the edge, which does not know of it, draws the same.
 */
export function Marquee({ items, onSelect, label, pauseLabel }: MarqueeProps) {
  const [paused, setPaused] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const isTyping = useTyping()
  const [first] = items
  if (first === undefined) return null
  const letters = items.reduce((sum, { text }) => sum + text.length + 8, 0)
  const onClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest('[data-item]') : null
    onSelect(pressed?.getAttribute('data-item') ?? first.id)
  }
  const row = (copy: boolean) => (
    <Row aria-hidden={copy}>
      {items.map(({ id, text }) => (
        <Item key={id} data-item={id}>
          {text}
        </Item>
      ))}
    </Row>
  )
  return (
    <Box ref={box}>
      <Window type="button" onClick={onClick}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        <Track
          style={{
            animationDuration: `${Math.max(12, letters / pace)}s`,
            animationPlayState: paused || !isSeen || isTyping ? 'paused' : undefined,
          }}
        >
          {row(false)}
          {row(true)}
        </Track>
      </Window>
      <Pause
        icon={paused ? 'play' : 'pause'}
        iconSize={16}
        label={pauseLabel}
        aria-pressed={paused}
        onClick={() => setPaused(!paused)}
      />
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

const Window = styled.button`
  ${bareButton}
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  border-radius: var(--radius-s);
  color: var(--text-muted);
  overflow: hidden;
  /* no letter is cut through at either end */
  mask-image: linear-gradient(90deg, transparent, black var(--space-5) calc(100% - var(--space-5)), transparent);

  &:focus-visible {
    outline-offset: -2px;
    mask-image: none;
  }
`

const Track = styled.span`
  display: flex;
  inline-size: max-content;
  animation: ${leftwards} linear infinite;

  [dir='rtl'] & {
    animation-name: ${rightwards};
  }

  button:hover > &,
  button:focus-visible > & {
    animation-play-state: paused !important;
  }

  @media ${media.reducedMotion} {
    animation: none !important;

    > [aria-hidden='true'] {
      display: none;
    }
  }
`

const Pause = styled(IconButton)`
  @media ${media.reducedMotion} {
    display: none;
  }
`

const Row = styled.span`
  display: flex;
  flex: none;
`

const Item = styled.span`
  padding-inline: var(--space-5);
  line-height: 44px;
  white-space: nowrap;

  &:hover {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

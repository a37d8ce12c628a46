import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { focusMain } from '../../site/focusMain'
import { noticeStripAtom } from '../../site/noticeStrip'
import { useAtomValue } from '../../state/atoms'
import { clampLines, deepLines, Icon, IconButton, type IconName, media } from '../../ui'

interface StripCardProps {
  readonly icon: IconName
  readonly text: string
  /** One small button. */
  readonly action: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
}

/**
 * One line in the place of the ticker: it covers nothing of the page and moves nothing. A popup announcement, which the
 * platform sent, goes before it. Without a ticker it stands in the corner that is not customer service's.
 */
export function StripCard({ icon, text, action, closeLabel, onClose }: StripCardProps) {
  const strip = useAtomValue(noticeStripAtom)
  const close = () => {
    onClose()
    focusMain()
  }
  return createPortal(
    <Card role="region" aria-label={text} data-corner={strip === null}>
      <Icon name={icon} size={18} />
      <p title={text}>{text}</p>
      {action}
      <IconButton icon="x" label={closeLabel} iconSize={18} onClick={close} />
    </Card>,
    strip ?? document.body,
  )
}

const Card = styled.aside`
  position: absolute;
  z-index: 29;
  inset: 0;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;
  animation: rise var(--dur-slow) var(--ease-out);

  /* within the gutters of the strip, not over them; the cross stands on the edge, not its 44 px target */
  &[data-corner='false'] {
    grid-area: 1 / 1 / 2 / 2;

    > :last-child {
      margin-inline-end: -13px;
    }
  }

  /* grows with its words, and the strip with it */
  @media ${media.largeText} {
    &[data-corner='false'] {
      position: relative;
      inset: auto;
    }
  }

  > svg {
    flex: none;
    color: var(--accent-text);
  }

  p {
    flex: 1;
    min-inline-size: 0;
    font-size: var(--fs-sm);
    font-weight: 500;
    line-height: 1.25;
    ${clampLines(2)}
    ${deepLines}

    @media ${media.phone} {
      font-size: var(--fs-xs);
      line-height: 1.2;
      -webkit-line-clamp: 3;
    }
  }

  /* one at a time */
  aside ~ &,
  &:has(~ aside) {
    visibility: hidden;
  }

  &[data-corner='true'] {
    position: fixed;
    z-index: 70;
    inset: auto;
    inset-inline-start: calc(var(--rail-room, 0px) + max(var(--gutter), env(safe-area-inset-left)));
    inset-block-end: calc(max(var(--bottom-bar-h) + env(safe-area-inset-bottom), var(--asked-h, 0px)) + var(--space-3));
    visibility: visible;
    inline-size: min(420px, 100vw - 2 * var(--gutter) - 72px);
    padding-block: var(--space-1);
    padding-inline-start: var(--space-4);
    border-radius: var(--radius-l);
    background-color: var(--surface-2);
    box-shadow: var(--shadow-3);
  }
`

import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { focusMain } from '../../site/focusMain'
import { IconButton, media, VisuallyHidden } from '../../ui'
import { useRoomAtFoot } from './useRoomAtFoot'

interface ConsentCardProps {
  readonly text: ReactNode
  /** The answers, which are always seen whole. */
  readonly children: ReactNode
  /** Opened by the visitor, who is then led to it and back. */
  readonly again: boolean
  readonly onLeave: () => void
  /** Can be left as it is: there is an answer already. */
  readonly closes: boolean
}

/** Milliseconds after which it is said that it is there: a screen reader must know a live region before it speaks. */
const saidAfter = 500

/** At the foot of the window. The page beside it can be used; where it would lie over something, that is scrolled out. */
export function ConsentCard({ text, children, again, onLeave, closes }: ConsentCardProps) {
  const { t } = useTranslation()
  const [said, setSaid] = useState(false)
  const [overflows, setOverflows] = useState(false)
  const card = useRef<HTMLElement>(null)
  const words = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const resizes = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight + 1))
    resizes.observe(element)
    return () => resizes.disconnect()
  }, [])
  useRoomAtFoot(card)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), saidAfter)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const { current } = card
    if (!again || !current) return undefined
    const opener = document.activeElement
    current.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus()
      else focusMain()
    }
  }, [again])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && again) onLeave()
  }
  return (
    <Card ref={card} role="region" aria-label={t('consent.title')} tabIndex={-1} onKeyDown={onKeyDown}>
      <Text ref={words} $closes={closes} {...(overflows && { tabIndex: 0 })}>
        <h2>{t('consent.title')}</h2>
        <p>{text}</p>
      </Text>
      <Answers>{children}</Answers>
      {closes ? <Close icon="x" iconSize={18} label={t('app.close')} onClick={onLeave} /> : null}
      <VisuallyHidden role="status">{said && !again ? t('consent.title') : ''}</VisuallyHidden>
    </Card>
  )
}

const Card = styled.aside`
  --from-edge: max(var(--gutter), env(safe-area-inset-left), env(safe-area-inset-right));

  position: fixed;
  z-index: 71;
  inset-inline: calc(var(--rail-room, 0px) + var(--from-edge)) var(--from-edge);
  inset-block-end: calc(var(--bottom-bar-h) + env(safe-area-inset-bottom) + var(--space-3));
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--space-3);
  max-block-size: calc(70dvh - var(--bottom-bar-h));
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-2);
  box-shadow: var(--shadow-3);

  /* wide and low: the page has the height to itself */
  @media ${media.tabletUp} {
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) auto;
    grid-auto-flow: column;
    align-items: end;
    gap: var(--space-4);
  }

  @media ${media.desktopUp} {
    grid-template-rows: minmax(0, 1fr) auto;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-flow: row;
    align-items: stretch;
    gap: var(--space-3);
    /* where the page's text begins */
    inset-inline-start: calc(
      var(--rail-room, 0px) + max(var(--gutter), (100% - var(--rail-room, 0px) - var(--content-w)) / 2)
    );
    inset-inline-end: auto;
    inline-size: min(460px, 100vw - 2 * var(--gutter) - var(--rail-room, 0px) - 72px);
  }

  @media print {
    display: none;
  }
`

/** Where the window is too low for all of it, the words are scrolled and the answers stay. */
const Text = styled.div<{ $closes: boolean }>`
  overflow-y: auto;

  h2 {
    margin-block-end: var(--space-1);
    font-size: var(--fs-md);
    ${({ $closes }) => ($closes ? 'padding-inline-end: 32px;' : '')}
  }

  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    line-height: 1.45;
  }

  a {
    color: var(--text);
  }

  a:focus-visible {
    outline-offset: -2px;
  }
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
  gap: var(--space-2);

  /* both are seen to be buttons, on dark ground too */
  button {
    border-color: var(--text-muted);
  }

  @media ${media.tabletUp} {
    grid-template-columns: auto;
  }

  @media ${media.desktopUp} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
  }
`

const Close = styled(IconButton)`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-end: 4px;

  @media ${media.tabletUp} {
    position: static;
    align-self: start;
    margin-block-start: -8px;
    margin-inline-end: -8px;
  }

  @media ${media.desktopUp} {
    position: absolute;
    margin: 0;
  }
`

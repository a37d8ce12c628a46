import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useSetAtom } from '../../state/atoms'
import { Button, media } from '../../ui'
import { elementsWithTexts, pointAt, type Pointed } from './pageTexts'
import { chosenTextAtom, pointingAtom } from './textChanges'
import { textIndex } from './textTool'
import { useInspectorTranslation } from './useInspectorTranslation'
import { watchPointing } from './watchPointing'

interface PointingProps {
  /** What belongs to the inspector is not pointed at. */
  readonly isOwn: (element: Element) => boolean
  /** A text was chosen, or none. */
  readonly onEnd: (chosen: boolean) => void
}

/** While it is there, the page is not used but pointed at: by pointer, by finger, or by Tab and Enter. */
export function Pointing({ isOwn, onEnd }: PointingProps) {
  const { t } = useInspectorTranslation()
  const setPointing = useSetAtom(pointingAtom)
  const choose = useSetAtom(chosenTextAtom)
  const [marked, setMarked] = useState<Pointed>()
  const bar = useRef<HTMLDivElement>(null)
  const end = useRef<(chosen: Pointed | undefined) => void>(() => undefined)
  useEffect(() => {
    end.current = (chosen) => {
      if (chosen) choose({ text: chosen.text, keys: chosen.keys, key: chosen.keys[0]?.key })
      setPointing(false)
      onEnd(chosen !== undefined)
    }
  }, [choose, setPointing, onEnd])
  useEffect(() => {
    bar.current?.showPopover()
    bar.current?.querySelector('button')?.focus({ preventScroll: true })
    return watchPointing({
      isOwn,
      at: (element) => pointAt(element, textIndex),
      elements: () => elementsWithTexts(isOwn),
      onMark: setMarked,
      onEnd: (chosen) => end.current(chosen),
    })
  }, [isOwn])
  return (
    <>
      <Marker at={marked?.element} />
      <Bar ref={bar} popover="manual" role="group" aria-label={t('app.inspector.point')}>
        <p>{t('app.inspector.pointHint')}</p>
        <Said role="status">
          {marked ? (
            <>
              <q>{marked.text}</q> <Key dir="ltr">{marked.keys.map(({ key }) => key).join(' · ')}</Key>
            </>
          ) : null}
        </Said>
        <Button size="s" icon="x" onClick={() => end.current(undefined)}>
          {t('app.inspector.pointEnd')}
        </Button>
      </Bar>
    </>
  )
}

/** A frame around an element, over everything, wherever the page moves it. */
function Marker({ at }: { readonly at: Element | undefined }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!current || !at) return undefined
    let next = 0
    const follow = () => {
      const { left, top, width, height } = at.getBoundingClientRect()
      Object.assign(current.style, {
        left: `${left - 4}px`,
        top: `${top - 4}px`,
        width: `${width + 8}px`,
        height: `${height + 8}px`,
      })
      next = requestAnimationFrame(follow)
    }
    // again for each element: it is then above dialogs that were opened meanwhile
    current.showPopover()
    follow()
    return () => {
      cancelAnimationFrame(next)
      current.hidePopover()
    }
  }, [at])
  return <Mark ref={frame} popover="manual" aria-hidden="true" />
}

const Mark = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: 0;
  border: 2px solid var(--accent-text);
  border-radius: var(--radius-s);
  background-color: transparent;
  box-shadow: 0 0 0 2px var(--page);
  pointer-events: none;
`

const Bar = styled.div`
  position: fixed;
  /* above what is asked at the foot of the page, whose texts are pointed at too */
  inset: auto 0 calc(var(--asked-h, 0px) + var(--space-4));
  inline-size: min(560px, 100vw - 32px);
  max-block-size: calc(100dvh - var(--asked-h, 0px) - 2 * var(--space-4));
  margin: 0 auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background-color: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-3);
  font-size: var(--fs-sm);

  &:popover-open {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
  }

  /* in sight where the rest is scrolled */
  > button {
    position: sticky;
    inset-block-end: 0;
  }

  @media ${media.phone} {
    inset-block-end: calc(var(--asked-h, 0px) + var(--space-2));
  }
`

const Said = styled.p`
  min-block-size: 2.9em;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`

const Key = styled.code`
  color: var(--text-muted);
`

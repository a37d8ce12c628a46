import { useCallback, useEffect, useRef, useState } from 'react'
import { useInspectorTranslation } from './useInspectorTranslation'
import styled from 'styled-components'
import { withMessages } from '../../site/withMessages'
import { useAtom } from '../../state/atoms'
import { IconButton } from '../../ui'
import { InspectorPanel, type InspectorTab } from './InspectorPanel'
import { messages } from './messages'
import { Pointing } from './Pointing'
import { pointingAtom } from './textChanges'

const isOwn = (element: Element): boolean => element.closest('[data-inspector]') !== null

/** The button at the edge of the page, and the panel that it opens. */
export const Inspector = withMessages(messages, function Inspector() {
  const { t } = useInspectorTranslation()
  const [open, setOpen] = useState(false)
  const [tab, setTab] = useState<InspectorTab>('entries')
  const [pointing, setPointing] = useAtom(pointingAtom)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  /** Where the focus goes after pointing. */
  const ended = useRef<'text' | 'point'>(undefined)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.altKey) return
      if (event.code === 'KeyE') setOpen((was) => !was)
      // over a dialog too, which keeps everything else from being used
      else if (event.code === 'KeyL') setPointing(true)
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [setPointing])
  const onPointed = useCallback((chosen: boolean) => {
    ended.current = chosen ? 'text' : 'point'
    setTab('texts')
    setOpen(true)
  }, [])
  useEffect(() => {
    const { current } = ended
    if (pointing || current === undefined) return
    ended.current = undefined
    const text = current === 'text' ? document.getElementById('inspector-text') : null
    const place = text ?? document.querySelector<HTMLElement>('[data-inspector] [data-point]')
    place?.focus()
  }, [pointing])
  return (
    <>
      <Place hidden={open || pointing}>
        <IconButton
          ref={button}
          icon="sliders-horizontal"
          variant="solid"
          label={t('app.inspector.open')}
          aria-expanded={open}
          aria-keyshortcuts="Control+Shift+E"
          onClick={() => setOpen(true)}
        />
      </Place>
      {open ? <InspectorPanel tab={tab} hidden={pointing} onTab={setTab} onClose={() => setOpen(false)} /> : null}
      {pointing ? <Pointing isOwn={isOwn} onEnd={onPointed} /> : null}
    </>
  )
})

const Place = styled.div`
  position: fixed;
  z-index: 80;
  inset-block-start: 50%;
  inset-inline-end: 0;

  &[hidden] {
    visibility: hidden;
    display: block;
  }

  button {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    box-shadow: var(--shadow-2);
  }
`

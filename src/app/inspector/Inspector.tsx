import { useEffect, useRef, useState } from 'react'
import { useInspectorTranslation } from './useInspectorTranslation'
import styled from 'styled-components'
import { withMessages } from '../../site/withMessages'
import { IconButton } from '../../ui'
import { InspectorPanel } from './InspectorPanel'
import { messages } from './messages'

/** The button at the edge of the page, and the panel that it opens. */
export const Inspector = withMessages(messages, function Inspector() {
  const { t } = useInspectorTranslation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.shiftKey || event.altKey || event.code !== 'KeyE') return
      event.preventDefault()
      setOpen((was) => !was)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Place hidden={open}>
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
      {open ? <InspectorPanel onClose={() => setOpen(false)} /> : null}
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

import { cloneElement, type MouseEvent, type ReactElement, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { FloatingPanel } from './FloatingPanel'
import { createIntent } from './hoverIntent'
import type { Placement } from './place'
import type { TriggerProps } from './trigger'
import { useDismiss } from './useDismiss'
import { useFloating } from './useFloating'

export interface PopoverProps {
  /** A button. Its own onClick still runs: after the panel is open on touch, at once with a mouse or Enter. */
  readonly trigger: ReactElement<TriggerProps>
  /** Name of the panel. */
  readonly label: string
  readonly children: ReactNode | ((close: () => void) => ReactNode)
  readonly placement?: Placement | undefined
  /** Also opens when a mouse rests on it (120 ms) or focus comes by key, and closes 200 ms after the mouse left. */
  readonly hoverIntent?: boolean | undefined
  readonly className?: string | undefined
}

export function Popover(props: PopoverProps) {
  const { trigger, label, children, placement = 'bottom-start', hoverIntent = false, className } = props
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const touched = useRef(false)
  const panelId = useId()
  const intent = useMemo(() => createIntent(() => setOpen(true), () => setOpen(false)), [])
  const close = useMemo(() => {
    return (byKey: boolean) => {
      intent.cancel()
      setOpen(false)
      if (byKey && panel.current?.contains(document.activeElement) === true) focusTrigger(root.current)
    }
  }, [intent])
  useEffect(() => intent.cancel, [intent])
  useFloating(open, root, panel, placement)
  useDismiss(open, root, close)

  const own = trigger.props.onClick
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    intent.cancel()
    const opensFirst = !hoverIntent || own === undefined || touched.current
    touched.current = false
    if (opensFirst && !(open && own !== undefined)) {
      event.preventDefault()
      setOpen(hoverIntent && own === undefined && event.detail > 0 ? true : !open)
      if (!hoverIntent) own?.(event)
      return
    }
    setOpen(false)
    own?.(event)
  }
  const mouseOnly = (act: () => void) => (event: { readonly pointerType: string }) => {
    if (hoverIntent && event.pointerType === 'mouse') act()
  }
  return (
    <Root
      ref={root}
      onPointerEnter={mouseOnly(intent.enter)}
      onPointerLeave={mouseOnly(intent.leave)}
      onFocus={(event) => {
        if (hoverIntent && event.target.matches(':focus-visible') && !panel.current?.contains(event.target)) setOpen(true)
      }}
      onBlur={(event) => {
        if (open && event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      {cloneElement(trigger, {
        onClick,
        onPointerDown: (event) => {
          touched.current = event.pointerType !== 'mouse'
          trigger.props.onPointerDown?.(event)
        },
        'aria-expanded': open,
        'aria-controls': open ? panelId : undefined,
      })}
      {open ? (
        <FloatingPanel ref={panel} id={panelId} popover="manual" role="group" aria-label={label} className={className}>
          {typeof children === 'function' ? children(() => close(true)) : children}
        </FloatingPanel>
      ) : null}
    </Root>
  )
}

const focusTrigger = (root: HTMLElement | null) => root?.querySelector<HTMLElement>('[aria-expanded]')?.focus()

const Root = styled.span`
  display: inline-flex;
`

import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react'
import styled from 'styled-components'
import { FloatingPanel } from './FloatingPanel'
import type { Placement } from './place'
import type { TriggerProps } from './trigger'
import { useFloating } from './useFloating'
import { usePopover } from './usePopover'

type Content = ReactNode | ((close: () => void) => ReactNode)

export interface PopoverProps {
  /**
   * A button. Without `hoverIntent` its own onClick runs besides opening. With it, a mouse or Enter runs its own
   * onClick at once, and a finger opens the panel first and runs it on the second tap.
   */
  readonly trigger: ReactElement<TriggerProps>
  /** Name of the panel. */
  readonly label: string
  readonly children: Content
  readonly placement?: Placement | undefined
  /** Also opens when a mouse rests on it (120 ms) or focus comes by key, and closes 200 ms after the mouse left. */
  readonly hoverIntent?: boolean | undefined
  readonly className?: string | undefined
}

export function Popover(props: PopoverProps) {
  const { trigger, label, children, placement = 'bottom-start', hoverIntent = false, className } = props
  const root = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const acts = trigger.props.onClick !== undefined || 'to' in trigger.props || 'href' in trigger.props
  const { open, close, handlers } = usePopover({ root, panel, hoverIntent, acts })
  useFloating(open, root, panel, placement)
  return (
    <Root ref={root} {...handlers}>
      {cloneElement(trigger, { 'aria-expanded': open, 'aria-controls': open ? panelId : undefined })}
      {open ? (
        <FloatingPanel
          ref={panel}
          id={panelId}
          popover="manual"
          role="group"
          aria-label={label}
          {...(className === undefined ? {} : { className })}
        >
          <Filling content={children} close={close} />
        </FloatingPanel>
      ) : null}
    </Root>
  )
}

function Filling({ content, close }: { readonly content: Content; readonly close: () => void }) {
  return typeof content === 'function' ? content(close) : content
}

const Root = styled.span`
  display: inline-flex;
`

import {
  cloneElement,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { Divider } from '../layout/Stack'
import { FloatingPanel } from './FloatingPanel'
import { type MenuItem, MenuRow } from './MenuRow'
import { nextItem } from './menuKeys'
import type { Placement } from './place'
import { cameFromTrigger, focusTrigger, type TriggerProps } from './trigger'
import { useDismiss } from './useDismiss'
import { useFloating } from './useFloating'
import { useTypeahead } from './useTypeahead'

export interface MenuProps {
  readonly trigger: ReactElement<TriggerProps>
  readonly items: readonly MenuItem[]
  readonly label: string
  /** Drawn above the items, such as the member's name. */
  readonly header?: ReactNode
  readonly placement?: Placement | undefined
}

/** A menu button: arrows, Home, End and letters move, Enter chooses, Escape and Tab leave. */
export function Menu({ trigger, items, label, header, placement = 'bottom-end' }: MenuProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const startAt = useRef<'first' | 'last'>('first')
  const menuId = useId()
  const typed = useTypeahead()
  const close = useCallback((refocus: boolean) => {
    setOpen(false)
    if (refocus) focusTrigger(root.current)
  }, [])
  useFloating(open, root, panel, placement)
  useDismiss(open, root, close)
  useEffect(() => {
    if (!open) return
    const rows = rowsOf(panel.current)
    const checked = rows.find((row) => row.getAttribute('aria-checked') === 'true')
    const target = checked ?? (startAt.current === 'last' ? rows.at(-1) : rows[0])
    target?.focus()
    startAt.current = 'first'
  }, [open])

  const onClickCapture = (event: MouseEvent) => {
    if (cameFromTrigger(event, panel.current)) setOpen(!open)
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!cameFromTrigger(event, panel.current)) return
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    startAt.current = event.key === 'ArrowUp' ? 'last' : 'first'
    setOpen(true)
  }
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false)
    const rows = rowsOf(panel.current)
    const current = rows.findIndex((row) => row === document.activeElement)
    const labels = rows.map((row) => row.textContent.trim())
    const next = nextItem(event.key, current, labels) ?? typed(event, current, labels)
    if (next === undefined) return
    event.preventDefault()
    rows[next]?.focus()
  }
  return (
    <Root ref={root} onClickCapture={onClickCapture} onKeyDownCapture={onKeyDownCapture}>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? menuId : undefined,
      })}
      {open ? (
        <Panel ref={panel} popover="manual">
          {header}
          <div id={menuId} role="menu" aria-label={label} onKeyDown={onMenuKey}>
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.dividerBefore === true ? <Line role="separator" /> : null}
                <MenuRow item={item} onDone={() => close(true)} />
              </Fragment>
            ))}
          </div>
        </Panel>
      ) : null}
    </Root>
  )
}

const rowsOf = (panel: HTMLElement | null): readonly HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]

const Root = styled.span`
  display: inline-flex;
`

const Panel = styled(FloatingPanel)`
  min-inline-size: 220px;
  max-inline-size: min(360px, 100vw - 16px);
`

const Line = styled(Divider)`
  margin-block: var(--space-2);
`

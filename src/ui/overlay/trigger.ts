import type { KeyboardEventHandler, MouseEventHandler, PointerEventHandler } from 'react'

/** Props that Popover and Menu give to their trigger; a kit Button or IconButton takes them all. */
export interface TriggerProps {
  readonly id?: string | undefined
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  readonly onKeyDown?: KeyboardEventHandler<HTMLButtonElement> | undefined
  readonly onPointerDown?: PointerEventHandler<HTMLButtonElement> | undefined
  readonly 'aria-expanded'?: boolean | 'true' | 'false' | undefined
  readonly 'aria-controls'?: string | undefined
  readonly 'aria-haspopup'?: boolean | 'true' | 'false' | 'menu' | 'listbox' | 'tree' | 'grid' | 'dialog' | undefined
}

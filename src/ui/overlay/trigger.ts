import type { MouseEventHandler } from 'react'

/** Props that a trigger of Popover and Menu takes: any kit button does. */
export interface TriggerProps {
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  readonly 'aria-expanded'?: boolean | 'true' | 'false' | undefined
  readonly 'aria-controls'?: string | undefined
  readonly 'aria-haspopup'?: boolean | 'true' | 'false' | 'menu' | 'listbox' | 'tree' | 'grid' | 'dialog' | undefined
}

/** Whether an event inside `root` came from the trigger, not from the panel beside it. */
export const cameFromTrigger = (event: { readonly target: EventTarget }, panel: HTMLElement | null): boolean =>
  !(event.target instanceof Node && panel?.contains(event.target) === true)

/** Gives the focus back to the trigger, the one element in `root` that tells whether it is expanded. */
export const focusTrigger = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('[aria-expanded]')?.focus()

import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../action/Button'
import { IconButton } from '../action/IconButton'
import { Icon } from '../icons/Icon'
import { toneIcons } from './toneIcons'
import { type Toast, toastStore } from './toasts'

export interface ToastCardProps {
  readonly toast: Toast
  readonly closeLabel: string
}

/** Milliseconds that a toast with something to press stays at least: to be read, found and reached by key. */
const leastToAct = 20_000

/**
 * Stays 5 s and 60 ms a letter longer, and not less than 20 s where it has an action; the clock stands still under the
 * pointer and under focus.
 */
export function ToastCard({ toast, closeLabel }: ToastCardProps) {
  const [held, setHeld] = useState(false)
  const { tone, text, action, id } = toast
  const hasAction = action !== undefined
  useEffect(() => {
    if (held) return
    const toRead = 5000 + text.length * 60
    const timer = setTimeout(() => toastStore.dismiss(id), hasAction ? Math.max(toRead, leastToAct) : toRead)
    return () => clearTimeout(timer)
  }, [held, id, text, hasAction])
  return (
    <Card
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span style={{ color: `var(--${tone}-text)` }}>
        <Icon name={toneIcons[tone]} />
      </span>
      <p>{text}</p>
      {action === undefined ? null : (
        <Button
          size="s"
          onClick={() => {
            toastStore.dismiss(id)
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="x" label={closeLabel} iconSize={18} onClick={() => toastStore.dismiss(id)} />
    </Card>
  )
}

const Card = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  padding-block: 6px;
  padding-inline: var(--space-4) 6px;
  border-radius: var(--radius-m);
  background-color: var(--surface-2);
  box-shadow: var(--shadow-3);
  pointer-events: auto;
  animation: rise var(--dur-slow) var(--ease-out);

  p {
    flex: 1;
    min-inline-size: 0;
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
`

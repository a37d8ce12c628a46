import type { FormEvent, ReactNode, RefObject } from 'react'
import { Stack } from '../layout/Stack'

interface FormElementProps {
  readonly element: RefObject<HTMLFormElement | null>
  readonly busy: boolean
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children?: ReactNode
}

/** The form element of every form. The browser's own checks stay out. */
export function FormElement({ element, busy, onSubmit, children }: FormElementProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (!busy) onSubmit(event)
  }
  return (
    // sent by a browser without the app, as before it is there, nothing of it is to stand in an address
    <form ref={element} method="post" noValidate onSubmit={submit} aria-busy={busy}>
      <Stack gap={4}>{children}</Stack>
    </form>
  )
}

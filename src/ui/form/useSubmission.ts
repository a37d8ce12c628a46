import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FormValues } from '../../lib/form/model'
import { focusFirst } from './focusFirst'
import type { Translate } from './formContext'
import type { FieldErrors } from './problem'
import { useKeyboardRoom } from './useKeyboardRoom'

interface SubmissionOptions {
  readonly onSubmit: (values: FormValues) => Promise<FieldErrors | void>
  /** Puts what was refused at its fields; answers the names that the form has, in its order. */
  readonly refuse: (errors: FieldErrors) => readonly string[]
  /** Has the first of these wrong fields drawn where it is not; its name. Without it, the first of the form. */
  readonly reveal?: (wrong: readonly string[]) => string | undefined
  readonly t: Translate
}

/** Sending a form, and saying what is wrong with it: the same for every form. */
export function useSubmission({ onSubmit, refuse, reveal = ([first]) => first, t }: SubmissionOptions) {
  const element = useRef<HTMLFormElement>(null)
  const pending = useRef(false)
  const [sending, setSending] = useState(false)
  const [summary, setSummary] = useState('')
  const [unplaced, setUnplaced] = useState<readonly string[]>([])
  /** What was said of an earlier try is no answer to the one that stopped at its fields. */
  const [stopped, setStopped] = useState(false)
  /** A field to go to, once it is drawn. */
  const [wanted, setWanted] = useState<{ readonly name: string | undefined }>()
  useEffect(() => {
    if (element.current) focusFirst(element.current)
  }, [])
  useKeyboardRoom()
  useLayoutEffect(() => {
    const field = wanted && element.current?.elements.namedItem(wanted.name ?? '')
    if (field instanceof HTMLElement) field.focus()
  }, [wanted])

  /** Says how many fields are wrong and goes to the first of them. */
  const tell = (wrong: readonly string[]) => {
    setSummary(wrong.length === 0 ? '' : t('form.fix', { count: wrong.length }))
    setWanted({ name: reveal(wrong) })
  }

  /** The form's own check found these wrong: nothing is sent. */
  const stop = (wrong: readonly string[]) => {
    setStopped(true)
    setUnplaced([])
    tell(wrong)
  }

  /** Sends checked values, unless some are on their way. */
  const send = async (checked: FormValues) => {
    if (pending.current) return
    pending.current = true
    setSending(true)
    setStopped(false)
    setUnplaced([])
    try {
      const errors = (await onSubmit(checked)) ?? {}
      const own = refuse(errors)
      setUnplaced(
        Object.keys(errors)
          .filter((name) => !own.includes(name))
          .map((name) => errors[name] ?? ''),
      )
      tell(own)
    } finally {
      pending.current = false
      setSending(false)
    }
  }
  return { element, sending, summary, unplaced, stopped, stop, send }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { useSetAtom } from '../../state/atoms'
import type { MoneyAtoms } from './moneyAtoms'
import { type MoneyFailure, moneyFailure } from './moneyFailure'
import type { Sent } from './sendOnce'
import { useFailureText } from './useFailureText'

type Done<Value> = Extract<Sent<Value>, { state: 'done' }>

interface Money<Content, Beside, Value> {
  readonly busy: boolean
  /**
   * Sends what was confirmed; a press while it is on its way does nothing.
   * `isThere`: the player has not left the form meanwhile.
   */
  readonly send: (
    content: Content,
    beside: Beside,
    onDone: (done: Done<Value>, isThere: boolean) => void,
    onFailed: (failure: MoneyFailure, isThere: boolean) => void,
  ) => Promise<void>
}

/**
 * A money call for a form. Needs the messages of this folder.
 * @param isShown false while the form is closed, though it is still there
 */
export function useMoney<Content, Beside, Value>(
  money: MoneyAtoms<Content, Beside, Value>,
  isShown = true,
): Money<Content, Beside, Value> {
  const { t } = useTranslation()
  const set = useSetAtom(money.send)
  const say = useFailureText()
  const running = useRef(false)
  const there = useRef(false)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    there.current = isShown
    return () => {
      there.current = false
    }
  }, [isShown])
  const send = useCallback<Money<Content, Beside, Value>['send']>(
    async (content, beside, onDone, onFailed) => {
      if (running.current) return
      running.current = true
      setBusy(true)
      let sent: Sent<Value>
      try {
        sent = await set(content, beside)
      } finally {
        running.current = false
        setBusy(false)
      }
      if (sent.state === 'done') onDone(sent, there.current)
      else onFailed(moneyFailure(sent, say, t), there.current)
    },
    [set, t, say],
  )
  return { busy, send }
}

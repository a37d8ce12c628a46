import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { wasRefused } from '../../platform/wasRefused'
import { useSetAtom } from '../../state/atoms'
import type { MoneyAtoms } from './moneyAtoms'
import type { Sent } from './sendOnce'
import { useFailureText } from './useFailureText'

type Done<Value> = Extract<Sent<Value>, { state: 'done' }>

interface Money<Content, Beside, Value> {
  readonly busy: boolean
  /**
   * Sends what was confirmed; a press while it is on its way does nothing.
   * - `onDone`: `isThere`: the player has not left the form meanwhile
   * - `onFailed`: with what to tell the player, who may not see the form any more; `error` where it was refused
   */
  readonly send: (
    content: Content,
    beside: Beside,
    onDone: (done: Done<Value>, isThere: boolean) => void,
    onFailed: (text: string, isThere: boolean, error?: unknown) => void,
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
      const fail = (text: string, error?: unknown) => onFailed(text, there.current, error)
      if (sent.state === 'full') fail(t('money.full'))
      // a refusal of what was sent before says what to do; of anything else it is known only that nothing is known
      else if (sent.state === 'open')
        fail(wasRefused(sent.error) ? `${say(sent.error)} ${t('money.open')}` : t('money.open'))
      else if (sent.state === 'refused') fail(say(sent.error), sent.error)
      else onDone(sent, there.current)
    },
    [set, t, say],
  )
  return { busy, send }
}

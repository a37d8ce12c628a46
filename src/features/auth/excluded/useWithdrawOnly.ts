import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslation } from '../../../i18n/translate'
import { errorMessage } from '../../../platform/messages'
import { type Exclusion, exclusionAtom, wantsWithdrawOnlyAtom } from '../../../shared/safety/exclusion'
import { memberPage } from '../../../site/paths'
import { useSetAtom } from '../../../state/atoms'
import { useToast } from '../../../ui'
import { signInAtom } from '../enter'

/**
 * Logs in to withdraw alone: with what was just refused, else by the form. What counts once (a captcha, a code) may have
 * to be typed anew there. Either way leads to the withdrawal.
 */
export function useWithdrawOnly({ request }: Exclusion): { readonly busy: boolean; readonly logIn: () => void } {
  const { t } = useTranslation()
  const { show } = useToast()
  const signIn = useSetAtom(signInAtom)
  const want = useSetAtom(wantsWithdrawOnlyAtom)
  const forget = useSetAtom(exclusionAtom)
  const [, setSearch] = useSearchParams()
  const state: unknown = useLocation().state
  const [busy, setBusy] = useState(false)
  const logIn = () => {
    if (busy) return
    want(true)
    setSearch((search) => ({ ...Object.fromEntries(search), next: memberPage('withdraw') }), { replace: true, state })
    if (request === undefined) {
      forget(undefined)
      return
    }
    setBusy(true)
    signIn(request)
      .catch((error: unknown) => {
        forget(undefined)
        show({ tone: 'danger', text: t(errorMessage(error)) })
      })
      .finally(() => setBusy(false))
  }
  return { busy, logIn }
}

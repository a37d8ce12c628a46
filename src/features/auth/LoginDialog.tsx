import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { sessionAtom } from '../../session/session'
import { useModalDialog } from '../../site/modal'
import { safeNext } from '../../site/useGo'
import { Dialog, Notice } from '../../ui'
import { LoginPanel } from './LoginPanel'

/** loginPopupModal (spec §2). Once somebody is signed in it goes on to where the visitor wanted to go, or closes. */
export default function LoginDialog() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const next = safeNext(search.get('next'))
  useEffect(() => {
    if (!signedIn) return
    if (next === undefined) onClose()
    else void navigate(next, { replace: true })
  }, [signedIn, next, navigate, onClose])
  return (
    <Dialog open={open} onClose={onClose} width={440} title={t('auth.login.title')} closeLabel={t('app.close')}>
      {search.get('reason') === 'expired' ? <Notice tone="warning">{t('auth.login.expired')}</Notice> : null}
      <LoginPanel />
    </Dialog>
  )
}

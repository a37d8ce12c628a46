import { useAtomValue } from '../../state/atoms'
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
  const session = useAtomValue(sessionAtom)
  // an account whose token ran out is asked again, by its own dialog
  const signedIn = session.state === 'signed-in' && session.token !== undefined
  const next = safeNext(search.get('next'))
  useEffect(() => {
    if (!signedIn) return
    if (next === undefined) onClose()
    else void navigate(next, { replace: true })
  }, [signedIn, next, navigate, onClose])
  return (
    <Dialog open={open} onClose={onClose} width={440} title={t('auth.login.title')} closeLabel={t('app.close')}>
      {search.get('reason') === 'changed' ? <Notice tone="success">{t('auth.password.logInAgain')}</Notice> : null}
      <LoginPanel />
    </Dialog>
  )
}

import { useTranslation } from '../../i18n/translate'
import { useLocation } from 'react-router'
import { useModalDialog } from '../../site/modal'
import { modals } from '../../site/paths'
import { saysChanged } from '../../site/signInAddress'
import { Dialog, Notice } from '../../ui'
import { LoginPanel } from './LoginPanel'
import { useCloseSignedIn } from './useCloseSignedIn'

/** loginPopupModal (spec §2). Once somebody is signed in it goes on to where the visitor wanted to go, or closes. */
export default function LoginDialog() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const place = useLocation()
  useCloseSignedIn(onClose)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      name={modals.login}
      width={440}
      focusFirst
      title={t('auth.login.title')}
      closeLabel={t('app.close')}
    >
      {saysChanged(place) ? <Notice tone="success">{t('auth.password.logInAgain')}</Notice> : null}
      <LoginPanel />
    </Dialog>
  )
}

import { useSetAtom } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import { useNavigate } from 'react-router'
import { paths } from '../../site/paths'
import { signOutAtom } from '../../site/signOut'
import { Button, Dialog } from '../../ui'

/** Logout asks first, then goes to the root, which is home (spec §4). */
export function LogoutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const signOut = useSetAtom(signOutAtom)
  const navigate = useNavigate()
  const leave = () => {
    onClose()
    void navigate(paths.root)
    void signOut()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={400}
      title={t('account.logout.title')}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('account.logout.stay')}</Button>
          <Button variant="primary" onClick={leave}>
            {t('account.logout.leave')}
          </Button>
        </>
      }
    >
      {t('account.logout.text')}
    </Dialog>
  )
}

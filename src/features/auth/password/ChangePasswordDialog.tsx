import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { sessionAtom } from '../../../session/session'
import { useModal, useModalDialog } from '../../../site/modal'
import { modals, paths } from '../../../site/paths'
import { Button, Dialog, Notice, Skeleton, Stack, useToast } from '../../../ui'
import { passwordRulesAtom } from '../forgot/passwordRules'
import { loginStateAtom } from '../login/flow'
import type { PasswordReason } from '../login/passwordReason'
import { type Changed, refuseChangeAtom } from './changePassword'
import { ChangePasswordForm } from './ChangePasswordForm'

const reasons: Readonly<Record<PasswordReason, string>> = {
  default: 'auth.password.reasonDefault',
  first: 'auth.password.reasonFirst',
  expired: 'auth.password.reasonExpired',
}

/**
 * changePasswordModal: by the member's own wish, or because the sign-in waits for it; then it cannot be closed, but
 * left by logging out. Afterwards the visitor goes to the root (spec §2).
 */
export default function ChangePasswordDialog() {
  const { t } = useTranslation()
  const { show } = useToast()
  const navigate = useNavigate()
  const { open, onClose } = useModalDialog()
  const waiting = useAtomValue(loginStateAtom)
  const leave = useSetAtom(refuseChangeAtom)
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const rules = useAtomValue(passwordRulesAtom)
  const due = waiting.step === 'changing' ? waiting.reason : undefined
  const [left, setLeft] = useState(false)
  const expected = signedIn || left || due !== undefined || waiting.step === 'identifying'

  const done = (changed: Changed) => {
    if (changed !== 'logIn') show({ tone: 'success', text: t('auth.password.done') })
    void navigate(changed === 'logIn' ? `${paths.home}?modal=${modals.login}&reason=changed` : paths.root, { replace: true })
  }
  if (!expected) return <LogInFirst />
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={due === undefined}
      width={440}
      title={t('auth.password.title')}
      closeLabel={t('app.close')}
      {...(due !== undefined && {
        footer: (
          <Button
            variant="ghost"
            icon="log-out"
            onClick={() => {
              setLeft(true)
              leave()
              onClose()
            }}
          >
            {t('auth.password.leave')}
          </Button>
        ),
      })}
    >
      <Stack gap={5}>
        {due === undefined ? null : <Notice tone="warning">{t(reasons[due])}</Notice>}
        {rules === 'pending' ? <Skeleton height={320} /> : <ChangePasswordForm rules={rules} onDone={done} />}
      </Stack>
    </Dialog>
  )
}

/** Opened by its address without a session: the login comes first and leads back here; its own page has it already. */
function LogInFirst() {
  const { open, close } = useModal()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname === paths.login) close()
    else open(modals.login, { next: `${pathname}${search}` })
  }, [open, close, pathname, search])
  return null
}

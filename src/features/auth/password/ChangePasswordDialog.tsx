import type { MessageKey } from '../../../contract/messageKeys'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { useLocation, useNavigate } from 'react-router'
import { sessionAtom } from '../../../session/session'
import { brandAtom } from '../../../site/brand'
import { useEndedHere } from '../../../site/endedHere'
import { useModal, useModalDialog } from '../../../site/modal'
import { modals, paths } from '../../../site/paths'
import { logInAddress } from '../../../site/signInAddress'
import { siteAtom } from '../../../site/site'
import { Button, Dialog, Notice, Skeleton, Stack, useToast } from '../../../ui'
import { passwordRulesAtom } from '../forgot/passwordRules'
import { giveUpAtom, loginStateAtom } from '../login/flow'
import type { PasswordReason } from '../login/passwordReason'
import type { Changed } from './changePassword'
import { ChangePasswordForm } from './ChangePasswordForm'
import { dialogState } from './dialogState'

const reasons: Readonly<Record<PasswordReason, MessageKey>> = {
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
  const leave = useSetAtom(giveUpAtom)
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const rules = useAtomValue(passwordRulesAtom)
  const due = waiting.state === 'changing' ? waiting.reason : undefined
  const { loginRequired } = useAtomValue(brandAtom).access
  const isDemo = useAtomValue(siteAtom).role === 'demo'
  const ended = useEndedHere()
  const [left, setLeft] = useState(false)
  const [wasDue, setWasDue] = useState(false)
  if (due !== undefined && !wasDue) setWasDue(true)
  const shown = dialogState({ signIn: waiting, signedIn, isDemo, wasDue, left: left || ended })
  const isOver = shown === 'over'
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])

  const done = (changed: Changed) => {
    if (changed !== 'logIn') show({ tone: 'success', text: t('auth.password.done') })
    void navigate(changed === 'logIn' ? logInAddress(loginRequired) : paths.root, { replace: true })
  }
  if (shown === 'logInFirst') return <LogInFirst leadsBack={!wasDue} />
  if (isOver && isDemo) return null
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

/**
 * Opened by its address without a session: the login comes first and leads back here; its own page has it already. A
 * change that a sign-in waited for is asked for again by the next one.
 */
function LogInFirst({ leadsBack }: { readonly leadsBack: boolean }) {
  const { open, close } = useModal()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname === paths.login) close()
    else open(modals.login, leadsBack ? { next: `${pathname}${search}` } : {})
  }, [open, close, pathname, search, leadsBack])
  return null
}

import { useTranslation } from '../../i18n/translate'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { canRegisterAtom } from '../../site/site'
import { useCustomerService } from '../../site/useCustomerService'
import { useAtomValue } from '../../state/atoms'
import { Button, EmptyState } from '../../ui'

/** Ranks belong to real accounts: visitors log in or register, a demo account registers (spec §6), each where it can. */
export function VipInvitation({ demo }: { readonly demo: boolean }) {
  const { t } = useTranslation()
  const { open } = useModal()
  const canRegister = useAtomValue(canRegisterAtom)
  const service = useCustomerService()
  return (
    <EmptyState
      icon="crown"
      title={t('vip.join')}
      text={t(!demo ? 'vip.joinText' : canRegister ? 'vip.joinDemo' : 'vip.joinClosed')}
      action={
        <>
          {demo ? null : (
            <Button variant="primary" onClick={() => open(modals.login, { next: paths.vip })}>
              {t('vip.logIn')}
            </Button>
          )}
          {canRegister ? (
            <Button variant={demo ? 'primary' : 'secondary'} onClick={() => open(modals.register)}>
              {t('vip.register')}
            </Button>
          ) : demo ? (
            <Button variant="primary" icon="headset" onClick={service}>
              {t('app.service.title')}
            </Button>
          ) : null}
        </>
      }
    />
  )
}

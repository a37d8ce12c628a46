import { useTranslation } from 'react-i18next'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { Button, EmptyState } from '../../ui'

/** Ranks belong to real accounts: visitors log in or register, a demo account registers (spec §6). */
export function VipInvitation({ demo }: { readonly demo: boolean }) {
  const { t } = useTranslation()
  const { open } = useModal()
  return (
    <EmptyState
      icon="crown"
      title={t('vip.join')}
      text={t(demo ? 'vip.joinDemo' : 'vip.joinText')}
      action={
        <>
          {demo ? null : (
            <Button variant="primary" onClick={() => open(modals.login, { next: paths.vip })}>
              {t('vip.logIn')}
            </Button>
          )}
          <Button variant={demo ? 'primary' : 'secondary'} onClick={() => open(modals.register)}>
            {t('vip.register')}
          </Button>
        </>
      }
    />
  )
}

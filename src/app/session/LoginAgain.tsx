import { useSetAtom } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { LoginPanel } from '../../features/auth/LoginPanel'
import { endSessionAtom, type SignedIn } from '../../session/session'
import { Dialog, Notice } from '../../ui'

/**
 * The token ran out in the middle of work. The dialog has no address of its own, so that a dialog that has one stays
 * open below it with everything typed; the page is the visitor's again once somebody is logged in. Closing it is
 * logging out.
 */
export function LoginAgain({ session }: { session: SignedIn }) {
  const { t } = useTranslation()
  const leave = useSetAtom(endSessionAtom)
  return (
    <Dialog
      open
      onClose={leave}
      width={440}
      focusFirst
      title={t('app.session.again')}
      closeLabel={t('app.session.leave')}
    >
      <Words>
        <Notice tone="warning" alert>
          {t('app.session.expired', { account: session.account })}
        </Notice>
      </Words>
      <LoginPanel />
    </Dialog>
  )
}

const Words = styled.div`
  margin-block-end: var(--space-5);
`

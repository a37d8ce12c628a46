import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import { useLocation } from 'react-router'
import styled from 'styled-components'
import { useModal } from '../../../site/modal'
import { opens } from '../../../site/opens'
import { modals, paths } from '../../../site/paths'
import { canRegisterAtom } from '../../../site/site'
import { Button, media } from '../../../ui'
import { useFreePlay } from '../useFreePlay'

/** Free play where the merchant has it, log in, register (spec §2 Header). */
export default function AuthButtons() {
  const { t } = useTranslation()
  const { open } = useModal()
  const canRegister = useAtomValue(canRegisterAtom)
  const freePlay = useFreePlay()
  // its own page is the form
  const isLoginPage = useLocation().pathname === paths.login
  return (
    <Row>
      {freePlay.shown ? (
        <Wide>
          <Button variant="ghost" icon="play" busy={freePlay.busy} onClick={freePlay.start}>
            {t('auth.freePlay')}
          </Button>
        </Wide>
      ) : null}
      {isLoginPage ? null : (
        <Button variant="secondary" {...opens(modals.login)} onClick={() => open(modals.login)}>
          {t('auth.logIn')}
        </Button>
      )}
      {canRegister ? (
        <Button variant="primary" {...opens(modals.register)} onClick={() => open(modals.register)}>
          {t('auth.register')}
        </Button>
      ) : null}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  button {
    font-size: var(--bar-text);
    white-space: nowrap;
  }
`

const Wide = styled.span`
  display: none;
  @media ${media.desktopUp} {
    display: inline-flex;
  }
`

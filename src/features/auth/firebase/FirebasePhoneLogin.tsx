import { useSetAtom } from '../../../state/atoms'
import { useSearchParams } from 'react-router'
import styled from 'styled-components'
import { PhoneProofForm } from '../../../shared/firebase/PhoneProofForm'
import { useModal } from '../../../site/modal'
import { modals, paths } from '../../../site/paths'
import { useNavigateOrLaunch } from '../../../site/useNavigateOrLaunch'
import { useTranslate } from '../../../site/useTranslate'
import { Button } from '../../../ui'
import { useTurn } from '../lastTry'
import { enterByProofAtom } from './enterByService'
import { loginTrouble } from './loginTrouble'

/** A number verified by Firebase, on the login page: what reCAPTCHA may ask is out of reach behind a dialog. */
export default function FirebasePhoneLogin() {
  const t = useTranslate()
  const { name } = useModal()
  const turn = useTurn()
  const enter = useSetAtom(enterByProofAtom)
  if (name === modals.login) return <ToPage />
  return (
    <PhoneProofForm
      purpose="firebase"
      submitLabel={t('auth.logIn')}
      failedTitle={t('auth.firebase.failedTitle')}
      onTry={turn.begin}
      silent={!turn.isLast}
      onProof={enter}
      messageOf={(error) => loginTrouble(error) ?? 'error.unknown'}
    />
  )
}

function ToPage() {
  const t = useTranslate()
  const go = useNavigateOrLaunch()
  const [search] = useSearchParams()
  const next = search.get('next')
  const address = `${paths.login}?way=firebasePhone${next === null ? '' : `&next=${encodeURIComponent(next)}`}`
  return (
    <Leaving>
      <p>{t('auth.firebase.phoneText')}</p>
      <Button variant="primary" size="l" block onClick={() => go(address)}>
        {t('auth.firebase.phoneGo')}
      </Button>
    </Leaving>
  )
}

const Leaving = styled.div`
  display: grid;
  gap: var(--space-4);

  p {
    margin: 0;
    color: var(--text-muted);
  }
`

import { useAtomValue } from '../../state/atoms'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import styled from 'styled-components'
import { sessionAtom } from '../../session/session'
import { brandAtom, brandTextAtom } from '../../site/brand'
import { paths } from '../../site/paths'
import { safeNext } from '../../site/useGo'
import { Panel } from '../../ui'
import { LoginPanel } from './LoginPanel'

/** Where brands that require a session send their visitors (spec §2, /login). */
export default function LoginPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const brand = useAtomValue(brandAtom)
  const text = useAtomValue(brandTextAtom)
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const next = safeNext(search.get('next')) ?? paths.home
  if (signedIn) return <Navigate to={next} replace />
  return (
    <Stage>
      <Welcome>
        <h1>{t('auth.login.welcome', { brand: brand.name })}</h1>
        {brand.tagline === undefined ? null : <p>{text(brand.tagline)}</p>}
      </Welcome>
      <Panel title={t('auth.login.title')}>
        <LoginPanel />
      </Panel>
    </Stage>
  )
}

const Stage = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: center;
  inline-size: min(100%, 460px);
  min-block-size: calc(100dvh - var(--header-h) * 3);
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-8);
`

const Welcome = styled.div`
  text-align: center;

  h1 {
    font-size: var(--fs-2xl);
  }
  p {
    margin-block: var(--space-2) 0;
    color: var(--text-muted);
  }
`

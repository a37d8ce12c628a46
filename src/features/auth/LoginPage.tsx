import { useAtomValue } from '../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Navigate, useLocation } from 'react-router'
import styled from 'styled-components'
import { sessionAtom } from '../../session/session'
import { brandAtom, brandTextAtom } from '../../site/brand'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { saysChanged } from '../../site/signInAddress'
import { sitePath } from '../../lib/webAddress'
import { media, Notice, Panel, Skeleton, textFace } from '../../ui'
import { LoginPanel } from './LoginPanel'

/** Where brands that require a session send their visitors (spec §2, /login). */
export default function LoginPage() {
  const { t } = useTranslation()
  const place = useLocation()
  const brand = useAtomValue(brandAtom)
  const text = useAtomValue(brandTextAtom)
  const isBehind = useModal().name === modals.forgot
  const [isWanted, setWanted] = useState(!isBehind)
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const next = sitePath(new URLSearchParams(place.search).get('next')) ?? paths.home
  // who comes to reset a password sees no form but that one: the other is fetched when its dialog closes
  if (!isWanted && !isBehind) setWanted(true)
  if (signedIn) return <Navigate to={next} replace />
  return (
    <Stage>
      <Welcome>
        {brand.tagline === undefined ? (
          t('auth.login.welcome', { brand: brand.name })
        ) : (
          <>
            <small>{t('auth.login.welcome', { brand: brand.name })}</small> {text(brand.tagline)}
          </>
        )}
      </Welcome>
      <Panel title={t('auth.login.title')}>
        {saysChanged(place) ? <Notice tone="success">{t('auth.password.logInAgain')}</Notice> : null}
        {isWanted ? <LoginPanel /> : <Skeleton height={360} />}
      </Panel>
    </Stage>
  )
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: center;
  inline-size: min(100%, 460px);
  min-block-size: calc(100dvh - var(--header-h) * 3);
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-8);

  /* the whole form stands above the bar for the thumb */
  @media ${media.phone} {
    gap: var(--space-4);
    padding-block-start: var(--space-4);
  }
`

/** A page that the edge does not draw has the tagline in the same place until the app is there (src/server/edge/shell.ts). */
const Welcome = styled.h1`
  font-size: var(--fs-2xl);
  line-height: 1.3;
  text-align: center;
  text-wrap: balance;

  @media ${media.phone} {
    font-size: var(--fs-xl);
  }

  small {
    display: block;
    margin-block-end: var(--space-1);
    color: var(--text-muted);
    ${textFace}
    font-size: var(--fs-md);
    font-weight: 400;
    line-height: 1.5;
  }
`

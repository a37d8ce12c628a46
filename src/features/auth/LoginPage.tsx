import { useAtomValue } from '../../state/atoms'
import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import { Navigate, useLocation } from 'react-router'
import styled from 'styled-components'
import { sessionAtom } from '../../session/session'
import { brandAssetAtom, brandAtom, brandTextAtom } from '../../site/brand'
import { useModal } from '../../site/modal'
import { modals, paths } from '../../site/paths'
import { saysChanged } from '../../site/signInAddress'
import { sitePath } from '../../lib/webAddress'
import { media, Notice, Only, Panel, Phrases, Skeleton, textFace } from '../../ui'
import { LoginPanel } from './LoginPanel'

/** Where brands that require a session send their visitors (spec §2, /login). */
export default function LoginPage() {
  const { t } = useTranslation()
  const place = useLocation()
  const brand = useAtomValue(brandAtom)
  const text = useAtomValue(brandTextAtom)
  const asset = useAtomValue(brandAssetAtom)
  const { hero } = brand.assets
  const isBehind = useModal().name === modals.forgot
  const [isWanted, setWanted] = useState(!isBehind)
  const signedIn = useAtomValue(sessionAtom).state === 'signed-in'
  const next = sitePath(new URLSearchParams(place.search).get('next')) ?? paths.home
  // who comes to reset a password sees no form but that one: the other is fetched when its dialog closes
  if (!isWanted && !isBehind) setWanted(true)
  if (signedIn) return <Navigate to={next} replace />
  return (
    <Stage>
      {hero === undefined ? null : (
        <Only at="tabletUp">
          <Scene src={asset(hero)} alt="" loading="lazy" />
        </Only>
      )}
      <Welcome>
        {brand.tagline === undefined ? (
          t('auth.login.welcome', { brand: brand.name })
        ) : (
          <>
            <small>{t('auth.login.welcome', { brand: brand.name })}</small> <Phrases>{text(brand.tagline)}</Phrases>
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
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 640px);
  gap: var(--space-5);
  place-content: center;
  min-block-size: calc(100dvh - var(--header-h) * 3);
  padding: var(--space-6) var(--gutter) var(--space-8);

  > section {
    inline-size: min(100%, 420px);
    margin-inline: auto;
  }

  /* the whole form stands above the bar for the thumb */
  @media ${media.phone} {
    gap: var(--space-4);
    padding-block-start: var(--space-4);
  }
`

/** The brand's picture, as the ground that the form stands on. */
const Scene = styled.img`
  position: absolute;
  z-index: -1;
  inset-block-end: 0;
  inset-inline: 0;
  inline-size: 100%;
  block-size: min(56%, 34vw);
  object-fit: cover;
  object-position: right bottom;
  mask-image: linear-gradient(transparent, black 40% 84%, transparent);

  [dir='rtl'] & {
    scale: -1 1;
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

import { useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { brandAssetAtom, brandAtom } from '../../../site/brand'
import { useAtomValue } from '../../../state/atoms'
import { Badge, Button, Phrases, QrCode } from '../../../ui'
import { Card, Get, Steps } from '../download/card.styles'
import { Guide, type GuideStep } from '../download/Guide'
import { deviceHere, install } from './install'
import { useInstall } from './useInstall'

/** The site itself as an app: installed by the browser, by hand, or on the phone beside the computer. */
export function InstallCard() {
  const { t } = useTranslation()
  const { name, assets } = useAtomValue(brandAtom)
  const asset = useAtomValue(brandAssetAtom)
  const state = useInstall()
  const [busy, setBusy] = useState(false)
  const here = `${location.origin}${location.pathname}`
  const ask = async () => {
    setBusy(true)
    await install()
    setBusy(false)
  }
  const guide = useGuide()
  return (
    <Card aria-labelledby="install">
      <Get>
        {state === 'elsewhere' ? <QrCode value={here} label={t('support.install.code')} /> : null}
        <div>
          <Head>
            {assets.icon === undefined ? null : <img src={asset(assets.icon)} alt="" width={56} height={56} />}
            <h2 id="install">
              <Phrases>{t('support.install.heading', { brand: name })}</Phrases>
            </h2>
          </Head>
          <p>{t('support.install.text')}</p>
          {state === 'installed' ? (
            <Badge tone="success" icon="check">
              {t('support.install.done')}
            </Badge>
          ) : state === 'ready' ? (
            <Button variant="primary" icon="download" busy={busy} onClick={() => void ask()}>
              {t('support.install.action')}
            </Button>
          ) : state === 'elsewhere' ? (
            <strong>{t('support.install.scan')}</strong>
          ) : null}
        </div>
      </Get>
      {state === 'byHand' ? (
        <Steps>
          <h3>{t('support.download.steps')}</h3>
          <Guide steps={guide} />
        </Steps>
      ) : null}
    </Card>
  )
}

function useGuide(): readonly GuideStep[] {
  const { t } = useTranslation()
  return deviceHere() === 'ios'
    ? [
        { text: t('support.install.ios1'), scene: 'share' },
        { text: t('support.install.ios2'), scene: 'add' },
        { text: t('support.install.ios3'), scene: 'open' },
      ]
    : [
        { text: t('support.install.android1'), scene: 'menu' },
        { text: t('support.install.android2'), scene: 'add' },
        { text: t('support.install.android3'), scene: 'open' },
      ]
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  h2 {
    flex: 1 1 8rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  img {
    flex: none;
    inline-size: 56px;
    block-size: 56px;
    object-fit: contain;
  }
`

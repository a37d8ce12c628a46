import { useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { askAgainAtom } from '../../shared/consent/askAgain'
import type { Consent } from '../../lib/consent'
import { hasTags } from '../../shared/consent/asksConsent'
import { readConsent, writeConsent } from '../../shared/consent/consentCookie'
import { ownPagesAtom } from '../../shared/ownPages/ownPages'
import { brandAtom } from '../../site/brand'
import { focusMain } from '../../site/focusMain'
import { ItemLink } from '../../site/ItemLink'
import { withMessages } from '../../site/withMessages'
import { useAtom, useAtomValue } from '../../state/atoms'
import { Button, media } from '../../ui'
import { messages } from './messages'

interface ConsentNoticeProps {
  /** Told what was chosen, when it differs from what was. */
  readonly onChange: (choice: Consent) => void
}

/**
 * What is stored on the device, and, where the brand counts visits, whether that is agreed to. No and yes weigh the same,
 * nothing is chosen beforehand, and the page can be used without an answer.
 */
export const ConsentNotice = withMessages(messages, function ConsentNotice({ onChange }: ConsentNoticeProps) {
  const { t } = useTranslation()
  const brand = useAtomValue(brandAtom)
  const [again, setAgain] = useAtom(askAgainAtom)
  const [chosen, setChosen] = useState(readConsent)
  const asks = hasTags(brand)
  if (chosen !== undefined && !again) return null
  const choose = (choice: Consent) => {
    writeConsent(choice)
    setAgain(false)
    setChosen(choice)
    focusMain()
    if ((chosen ?? 'needed') !== choice) onChange(choice)
  }
  return (
    <Card role="region" aria-label={t('consent.title')}>
      <div>
        <h2>{t('consent.title')}</h2>
        <p>
          {t(asks ? 'consent.ask' : 'consent.inform', { brand: brand.name })} <More />
        </p>
      </div>
      <Buttons>
        {asks ? (
          <>
            <Button onClick={() => choose('needed')}>{t('consent.refuse')}</Button>
            <Button onClick={() => choose('tags')}>{t('consent.agree')}</Button>
          </>
        ) : (
          <Button onClick={() => choose('needed')}>{t('consent.understood')}</Button>
        )}
      </Buttons>
    </Card>
  )
})

/** To the brand's page about cookies, or to what it says about privacy. */
function More() {
  const { t } = useTranslation()
  const { privacy } = useAtomValue(brandAtom).help
  const path = useAtomValue(ownPagesAtom).find(({ name }) => name === 'cookies')?.path ?? privacy
  if (path === undefined) return null
  return path.startsWith('/') ? (
    <ItemLink to={path}>{t('consent.more')}</ItemLink>
  ) : (
    <a href={path} target="_blank" rel="noopener noreferrer">
      {t('consent.more')}
    </a>
  )
}

const Card = styled.aside`
  position: fixed;
  z-index: 71;
  inset-inline: max(var(--gutter), env(safe-area-inset-left)) max(var(--gutter), env(safe-area-inset-right));
  inset-block-end: calc(var(--bottom-bar-h) + env(safe-area-inset-bottom) + var(--space-3));
  display: grid;
  gap: var(--space-3);
  max-block-size: calc(70dvh - var(--bottom-bar-h));
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-2);
  box-shadow: var(--shadow-3);
  overflow-y: auto;

  h2 {
    margin-block-end: var(--space-1);
    font-size: var(--fs-md);
  }

  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
    line-height: 1.45;
  }

  a {
    color: var(--text);
  }

  @media ${media.desktopUp} {
    inset-inline-start: calc(var(--rail-room, 0px) + var(--gutter));
    inset-inline-end: auto;
    inline-size: min(460px, 100vw - 2 * var(--gutter) - var(--rail-room, 0px) - 72px);
  }
`

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
  gap: var(--space-2);
`

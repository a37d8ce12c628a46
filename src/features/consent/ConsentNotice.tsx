import { useState } from 'react'
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
import { Button } from '../../ui'
import { ConsentCard } from './ConsentCard'
import { messages } from './messages'

interface ConsentNoticeProps {
  /** Told what was chosen, when it differs from what was. */
  readonly onChange: (choice: Consent) => void
}

/**
 * What is stored on the device, and, where the brand counts visits, whether that is agreed to. No and yes weigh the same,
 * nothing is chosen beforehand, and the page can be used without an answer. Who asks for it again sees what they chose.
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
    if (!again) focusMain()
    if ((chosen ?? 'needed') !== choice) onChange(choice)
  }
  const choice = (id: Consent) => ({
    onClick: () => choose(id),
    ...(chosen !== undefined && {
      'aria-pressed': chosen === id,
      icon: chosen === id ? ('check' as const) : undefined,
    }),
  })
  return (
    <ConsentCard
      again={again}
      onLeave={() => setAgain(false)}
      closes={chosen !== undefined}
      text={
        <>
          {t(asks ? 'consent.ask' : 'consent.inform', { brand: brand.name })} <More />
        </>
      }
    >
      {asks ? (
        <>
          <Button {...choice('needed')}>{t('consent.refuse')}</Button>
          <Button {...choice('tags')}>{t('consent.agree')}</Button>
        </>
      ) : (
        <Button onClick={() => choose('needed')}>{t('consent.understood')}</Button>
      )}
    </ConsentCard>
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

import { useSetAtom, useStore } from '../../../state/atoms'
import { useHydrated } from '../../../state/useHydrated'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { errorMessage } from '../../../platform/messages'
import { gateAtom } from '../../../site/site'
import { Button, Notice } from '../../../ui'
import { useTurn } from '../lastTry'
import { hasCredentialStore } from './credentialStore'
import { enterBySavedLoginAtom } from './enterBySavedLogin'

/** One click: the browser gives the login that it keeps (spec §2). Nothing where the browser keeps none. */
export default function OneClickLogin() {
  const { t } = useTranslation()
  const enter = useSetAtom(enterBySavedLoginAtom)
  const { get } = useStore()
  const turn = useTurn()
  const isHydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<{ readonly tone: 'warning' | 'danger'; readonly text: string }>()
  // the edge, which cannot know, draws it: most browsers keep logins
  if (isHydrated && !hasCredentialStore()) return null

  const press = () => {
    if (busy) return
    setBusy(true)
    turn.begin()
    setTold(undefined)
    enter()
      .then((outcome) => {
        if (outcome === 'none') setTold({ tone: 'warning', text: t('auth.oneClick.none') })
        if (outcome === 'given-up') setTold({ tone: 'warning', text: t('auth.oneClick.useForm') })
      })
      .catch((error: unknown) => {
        // a page in place of the form says that the site has closed
        if (get(gateAtom).state === 'open') setTold({ tone: 'danger', text: t(errorMessage(error)) })
      })
      .finally(() => setBusy(false))
  }
  return (
    <Stacked>
      <Button block icon="key-round" busy={busy} onClick={press}>
        {t('auth.oneClick.logIn')}
      </Button>
      {told === undefined || !turn.isLast ? null : (
        <Notice tone={told.tone} alert>
          {told.text}
        </Notice>
      )}
    </Stacked>
  )
}

const Stacked = styled.div`
  display: grid;
  gap: var(--space-2);
`

import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { useCallback, useEffect, useRef, useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { useTranslate } from '../../../site/useTranslate'
import type { PopupChannel } from '../../../shared/firebase/channels'
import { firebaseGateAtom } from '../../../shared/firebase/gate'
import { Button, Notice } from '../../../ui'
import { useTurn } from '../lastTry'
import facebook from './facebook.svg?no-inline'
import google from './google.svg?no-inline'
import { enterByServiceAtom, finishRedirectAtom } from './enterByService'
import { loginTrouble } from './loginTrouble'

const marks: Readonly<Record<PopupChannel, string>> = { google, facebook }

/** One service: its window opens, and who comes back from it is signed in. */
export function SocialButton({ channel }: { readonly channel: PopupChannel }) {
  const t = useTranslate()
  const load = useAtomValue(firebaseGateAtom)
  const enter = useSetAtom(enterByServiceAtom)
  const finish = useSetAtom(finishRedirectAtom)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const tries = useRef(0)
  const { isLast, begin } = useTurn()

  /** Only the last try has something to say. */
  const follow = useCallback(
    (work: () => Promise<unknown>) => {
      begin()
      tries.current += 1
      const mine = tries.current
      setBusy(true)
      setTrouble(undefined)
      work()
        .catch((error: unknown) => {
          if (tries.current === mine) setTrouble(loginTrouble(error))
        })
        .finally(() => {
          if (tries.current === mine) setBusy(false)
        })
    },
    [begin],
  )

  // the page went to the service and has come back
  useEffect(() => finish(channel, follow), [finish, channel, follow])

  useEffect(() => {
    if (!busy) return
    // Firebase notices a closed window after seconds: who is back on the page may try again at once
    const back = () => setBusy(false)
    window.addEventListener('focus', back)
    return () => window.removeEventListener('focus', back)
  }, [busy])

  // a window opens only shortly after the press: the SDK had better be there
  const prepare = () => void load?.().catch(() => undefined)
  return (
    <div>
      <HiddenFrame />
      <Button block busy={busy} onPointerEnter={prepare} onFocus={prepare} onClick={() => follow(() => enter(channel))}>
        <Line>
          <img src={marks[channel]} alt="" width={20} height={20} />
          {channel === 'google' ? t('auth.firebase.google') : t('auth.firebase.facebook')}
        </Line>
      </Button>
      {trouble === undefined || !isLast ? null : (
        <Told>
          <Notice tone="danger" alert>
            {t(trouble)}
          </Notice>
        </Told>
      )}
    </div>
  )
}

/** Firebase's helper frame places itself by an attribute that the page's policy refuses. */
const HiddenFrame = createGlobalStyle`
  iframe[src*='/auth/iframe?'] {
    position: absolute;
    inset-block-start: -100px;
    inline-size: 1px;
    block-size: 1px;
    border: 0;
  }
`

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
  gap: var(--space-3);
`

const Told = styled.div`
  margin-block-start: var(--space-2);
`

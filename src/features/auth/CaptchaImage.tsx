import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { clientAtom } from '../../session/client'
import { IconButton, Skeleton } from '../../ui'
import { useForm } from '../../ui/form/formContext'

/** Another picture at most once a second (spec §4, §9), in milliseconds. */
const throttle = 1000

/** The captcha's picture (base64 PNG) and the button for another one. */
export function CaptchaImage() {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  const [image, setImage] = useState<string>()
  const [failed, setFailed] = useState(false)
  const last = useRef(0)
  const { set } = useForm()
  const load = useCallback(() => {
    if (Date.now() - last.current < throttle) return
    last.current = Date.now()
    setImage(undefined)
    setFailed(false)
    // what was typed belonged to the picture before
    set('captcha', '')
    client('captcha').then(setImage, () => setFailed(true))
  }, [client, set])
  useEffect(load, [load])
  return (
    <Line>
      {image === undefined && !failed ? <Skeleton width={112} height={44} /> : null}
      {failed ? <Failed role="alert">{t('auth.captcha.failed')}</Failed> : null}
      {image === undefined ? null : (
        <img src={`data:image/png;base64,${image}`} alt={t('auth.captcha.image')} width={112} height={44} />
      )}
      <IconButton icon="refresh-cw" label={t('auth.captcha.refresh')} onClick={load} />
    </Line>
  )
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);

  img {
    border-radius: var(--radius-s);
  }
`

const Failed = styled.span`
  max-inline-size: 14em;
  color: var(--danger-text);
  font-size: var(--fs-xs);
`

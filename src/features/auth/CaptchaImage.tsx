import { useAtomValue } from '../../state/atoms'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { clientAtom } from '../../session/client'
import { IconButton, Skeleton } from '../../ui'
import { useForm } from '../../ui/form/formContext'
import { captchaCall } from './calls'

/** Another picture at most once a second (spec §4, §9), in milliseconds; across the forms that show one. */
const throttle = 1000
let lastAsked = -throttle

/** Milliseconds until the next picture may be asked for. */
const untilNext = () => Math.max(0, lastAsked + throttle - performance.now())

/** The captcha's picture (base64 PNG) and the button for another one. */
export function CaptchaImage() {
  const { t } = useTranslation()
  const client = useAtomValue(clientAtom)
  const [image, setImage] = useState<string>()
  const [failed, setFailed] = useState(false)
  const { set } = useForm()
  const load = useCallback(() => {
    if (untilNext() > 0) return
    lastAsked = performance.now()
    setImage(undefined)
    setFailed(false)
    // what was typed belonged to the picture before
    set('captcha', '')
    client(captchaCall).then(setImage, () => setFailed(true))
  }, [client, set])
  useEffect(() => {
    // a picture is used up by a try: the next one comes by itself, if a little later
    const timer = setTimeout(load, Math.ceil(untilNext()))
    return () => clearTimeout(timer)
  }, [load])
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

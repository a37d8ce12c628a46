import { type FormEvent, useId, useState } from 'react'
import type { PlayLimit } from '../../contract/play-limit'
import type { SaferPlay } from '../../contract/safer-play'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { Button, Dialog, Notice, Stack, useToast } from '../../ui'
import { LimitField } from './LimitField'
import { type Kind, kindWords, type Period, periodWords } from './limitKinds'
import { type ReadLimit, readLimit } from './readLimit'
import type { Change } from './useChange'
import { useLimitText } from './useLimitText'
import { useNow } from './useNow'
import { isPlayClosed, wishEffect } from './wishEffect'

/** Which limit. */
export interface Wanted {
  readonly kind: Kind
  readonly period: Period
}

interface LimitDialogProps {
  readonly wanted: Wanted
  readonly limit: PlayLimit | undefined
  readonly state: SaferPlay
  readonly change: Change
  readonly open: boolean
  readonly onClose: () => void
}

const day = 24 * 3_600_000
const effects = {
  same: 'saferPlay.effectSame',
  atOnce: 'saferPlay.effectAtOnce',
  waits: 'saferPlay.effectWaits',
} as const

/** Sets, changes or removes a limit; what will come of it is said before it is pressed. */
export function LimitDialog({ wanted, limit, state, change, open, onClose }: LimitDialogProps) {
  const { kind, period } = wanted
  const { t } = useTranslation()
  const { show } = useToast()
  const language = useAtomValue(languageAtom).tag
  const say = useLimitText(state.currency)
  const form = useId()
  const now = useNow()
  const [typed, setTyped] = useState(limit?.most.replace(/\.00$/, '') ?? '')
  const [told, setTold] = useState(false)
  const [failure, setFailure] = useState<string>()
  const read: ReadLimit = readLimit(kind, typed)
  const from = formatDateTime(now + day, language)
  const effect = 'most' in read ? wishEffect(limit?.most, read.most) : undefined
  // during a break a limit is only made stricter
  const isPaused = isPlayClosed(state)
  const isClosed = isPaused && effect === 'waits'

  const set = async (most: string | undefined) => {
    setFailure(undefined)
    const outcome = await change.limit(
      { action: 'SET', kind, period, ...(most !== undefined && { most }) },
      state.version,
    )
    if (outcome.state === 'failed') {
      setFailure(outcome.text)
      return
    }
    const waits = wishEffect(limit?.most, most) === 'waits'
    show({
      tone: waits ? 'warning' : 'success',
      text: t(waits ? 'saferPlay.asked' : 'saferPlay.saved'),
    })
    onClose()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTold(true)
    if ('most' in read && !isClosed) void set(read.most)
    else document.getElementById(`${form}-amount`)?.focus()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={change.busy}
      width={460}
      title={t('saferPlay.name', { kind: t(kindWords[kind].title), period: t(periodWords[period]) })}
      closeLabel={t('app.close')}
      footer={
        <>
          {limit === undefined || isPaused ? null : (
            <Button variant="ghost" busy={change.busy} onClick={() => void set(undefined)}>
              {t('saferPlay.remove')}
            </Button>
          )}
          <Button type="submit" form={form} variant="primary" busy={change.busy}>
            {t('saferPlay.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack>
          <p>{limit === undefined ? t('saferPlay.nowNone') : t('saferPlay.now', { amount: say(kind, limit.most) })}</p>
          <LimitField
            id={`${form}-amount`}
            kind={kind}
            period={period}
            currency={state.currency}
            value={typed}
            onChange={setTyped}
            onLeave={() => setTold(typed !== '')}
            error={told && 'problem' in read ? t(read.problem) : undefined}
          />
          {effect === undefined ? null : (
            <Notice tone={effect === 'waits' ? 'warning' : 'accent'}>
              {isClosed ? t('saferPlay.effectClosed') : t(effects[effect], { time: from })}
            </Notice>
          )}
          {limit === undefined || isPaused ? null : <p>{t('saferPlay.removeText', { time: from })}</p>}
          {failure === undefined || failure === '' ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

import { useId, useState } from 'react'
import type { SaferPlay } from '../../contract/safer-play'
import { formatDateTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { useAtomValue } from '../../state/atoms'
import { Button, Dialog, Field, Notice, Panel, Select, Stack, useToast } from '../../ui'
import { timeOuts } from './breakLengths'
import { Act, Muted } from './saferPlay.styles'
import type { Change } from './useChange'
import { useNow } from './useNow'

const hour = 3_600_000

interface TimeOutProps {
  readonly state: SaferPlay
  readonly change: Change
}

/** A break of a day to six weeks: no play and no deposits, and nobody can end it early. */
export function TimeOut({ state: { pause }, change }: TimeOutProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const language = useAtomValue(languageAtom).tag
  const id = useId()
  const now = useNow()
  const [chosen, setChosen] = useState<number>(timeOuts[0].hours)
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState('')
  const until = now + chosen * hour
  const isShorter = pause !== undefined && until <= pause.until
  const time = formatDateTime(until, language)
  const close = () => {
    setAsking(false)
    setFailure('')
  }
  const take = async () => {
    const outcome = await change.pause({ kind: 'TIMEOUT', length: chosen })
    if (outcome.state === 'failed') {
      setFailure(outcome.text)
      return
    }
    close()
    show({
      tone: 'success',
      text: t('saferPlay.timeout.taken', { time: formatDateTime(outcome.value.pause?.until ?? until, language) }),
    })
  }
  return (
    <Panel title={t('saferPlay.timeout')}>
      <Stack gap={3}>
        <Muted>{t('saferPlay.timeout.text')}</Muted>
        <Act>
          <Field
            id={id}
            label={t('saferPlay.timeout.length')}
            hint={t(isShorter ? 'saferPlay.timeout.shorter' : 'saferPlay.timeout.until', { time })}
          >
            <Select
              options={timeOuts.map(({ hours, label }) => ({ value: String(hours), label: t(label) }))}
              value={String(chosen)}
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
            />
          </Field>
          <Button icon="pause" disabled={isShorter} onClick={() => setAsking(true)}>
            {t('saferPlay.timeout.take')}
          </Button>
        </Act>
      </Stack>
      <Dialog
        open={asking}
        onClose={close}
        busy={change.busy}
        width={440}
        title={t('saferPlay.timeout.sure')}
        closeLabel={t('app.close')}
        footer={
          <>
            <Button disabled={change.busy} onClick={close}>
              {t('saferPlay.notNow')}
            </Button>
            <Button variant="primary" busy={change.busy} onClick={() => void take()}>
              {t('saferPlay.timeout.confirm')}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{t('saferPlay.timeout.sureText', { time })}</p>
          {failure === '' ? null : (
            <Notice tone="danger" alert>
              {failure}
            </Notice>
          )}
        </Stack>
      </Dialog>
    </Panel>
  )
}

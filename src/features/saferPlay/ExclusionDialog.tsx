import { useState } from 'react'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { endSessionAtom } from '../../session/session'
import { exclusionAtom } from '../../shared/safety/exclusion'
import { wantedModalAtom } from '../../site/modal'
import { modals } from '../../site/paths'
import { useSetAtom } from '../../state/atoms'
import { Button, Checkbox, Dialog, Notice, Stack } from '../../ui'
import type { Change } from './useChange'

interface ExclusionDialogProps {
  readonly months: number
  readonly until: string
  readonly open: boolean
  readonly onClose: () => void
  readonly change: Change
}

const consequences = [
  'saferPlay.exclude.noLogin',
  'saferPlay.exclude.noEarly',
  'saferPlay.exclude.sessions',
  'saferPlay.exclude.money',
] as const

/** Says what an exclusion does, and takes it once the player has said that this is understood. */
export function ExclusionDialog({ months, until, open, onClose, change }: ExclusionDialogProps) {
  const { t } = useTranslation()
  const tell = useSetAtom(exclusionAtom)
  const endSession = useSetAtom(endSessionAtom)
  const want = useSetAtom(wantedModalAtom)
  const [understood, setUnderstood] = useState(false)
  const [failure, setFailure] = useState('')
  const take = async () => {
    const outcome = await change.pause({ kind: 'EXCLUSION', length: months })
    if (outcome.state === 'failed') {
      setFailure(outcome.text)
      return
    }
    const { pause } = outcome.value
    if (pause) tell({ until: pause.until })
    endSession()
    want({ name: modals.login })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={change.busy}
      width={480}
      title={t('saferPlay.exclude.sure', { date: until })}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button disabled={change.busy} onClick={onClose}>
            {t('saferPlay.notNow')}
          </Button>
          <Button variant="danger" disabled={!understood} busy={change.busy} onClick={() => void take()}>
            {t('saferPlay.exclude.confirm', { date: until })}
          </Button>
        </>
      }
    >
      <Stack>
        <List>
          {consequences.map((key) => (
            <li key={key}>{t(key, { date: until })}</li>
          ))}
        </List>
        <Checkbox
          checked={understood}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
          label={t('saferPlay.exclude.understood', { date: until })}
        />
        {failure === '' ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-5);
  list-style: disc;
`

import { useTranslation } from '../../i18n/translate'
import { CheckInterval } from '../../shared/safety/CheckInterval'
import { choicesUpTo } from '../../shared/safety/checkInterval'
import { brandAtom } from '../../site/brand'
import { useAtomValue } from '../../state/atoms'
import { Panel, Stack } from '../../ui'
import { Muted } from './saferPlay.styles'

/** How often a reality check interrupts play. */
export function Reminder() {
  const { t } = useTranslation()
  const { realityCheckMinutes } = useAtomValue(brandAtom).safety
  if (choicesUpTo(realityCheckMinutes).length < 2) return null
  return (
    <Panel title={t('saferPlay.reminder')}>
      <Stack gap={3}>
        <Muted>{t('saferPlay.reminderText')}</Muted>
        <CheckInterval label={t('saferPlay.every')} />
      </Stack>
    </Panel>
  )
}

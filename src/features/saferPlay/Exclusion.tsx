import { useId, useState } from 'react'
import { formatDate } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { afterMonths } from '../../lib/afterMonths'
import { useAtomValue } from '../../state/atoms'
import { Button, Field, Panel, Select, Stack } from '../../ui'
import { ExclusionDialog } from './ExclusionDialog'
import { exclusions } from './breakLengths'
import { Act, Muted } from './saferPlay.styles'
import type { Change } from './useChange'
import { useNow } from './useNow'

/** Half a year and more: the account is closed to play, and nobody can open it early. */
export function Exclusion({ change }: { readonly change: Change }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const id = useId()
  const now = useNow()
  const [chosen, setChosen] = useState<number>(exclusions[0].months)
  const [asking, setAsking] = useState(false)
  const until = formatDate(afterMonths(now, chosen), language)
  return (
    <Panel title={t('saferPlay.exclude')}>
      <Stack gap={3}>
        <Muted>{t('saferPlay.exclude.text')}</Muted>
        <Act>
          <Field id={id} label={t('saferPlay.exclude.length')} hint={t('saferPlay.exclude.until', { date: until })}>
            <Select
              options={exclusions.map(({ months, label }) => ({ value: String(months), label: t(label) }))}
              value={String(chosen)}
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
            />
          </Field>
          <Button variant="danger" icon="ban" onClick={() => setAsking(true)}>
            {t('saferPlay.exclude.take')}
          </Button>
        </Act>
      </Stack>
      <ExclusionDialog
        key={String(asking)}
        months={chosen}
        until={until}
        open={asking}
        onClose={() => setAsking(false)}
        change={change}
      />
    </Panel>
  )
}

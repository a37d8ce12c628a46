import { useAtomValue, useSetAtom } from '../../state/atoms'
import styled from 'styled-components'
import { formatDuration } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { errorMessage } from '../../platform/messages'
import { brandAtom } from '../../site/brand'
import { Segmented, useToast } from '../../ui'
import { checkMinutesAtom, choicesUpTo, chooseMinutesAtom } from './checkInterval'

/** How often to ask: as the jurisdiction says, or sooner. Nothing where there is nothing to choose. */
export function CheckInterval({ label }: { readonly label: string }) {
  const language = useAtomValue(languageAtom).tag
  const { realityCheckMinutes } = useAtomValue(brandAtom).safety
  const minutes = useAtomValue(checkMinutesAtom)
  const choose = useSetAtom(chooseMinutesAtom)
  const { t } = useTranslation()
  const { show } = useToast()
  const choices = choicesUpTo(realityCheckMinutes)
  if (choices.length < 2) return null
  return (
    <Row>
      <span aria-hidden="true">{label}</span>
      <Segmented
        label={label}
        segments={choices.map((choice) => ({ id: String(choice), label: formatDuration(choice * 60_000, language) }))}
        selected={String(minutes)}
        onSelect={(id) =>
          void choose(Number(id)).catch((error: unknown) => show({ tone: 'danger', text: t(errorMessage(error)) }))
        }
      />
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

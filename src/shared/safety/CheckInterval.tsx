import { useAtomValue, useSetAtom } from '../../state/atoms'
import styled from 'styled-components'
import { formatDuration } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { brandAtom } from '../../site/brand'
import { Segmented } from '../../ui'
import { checkMinutesAtom, choicesUpTo, chooseMinutesAtom } from './checkInterval'

/** How often to ask: as the jurisdiction says, or sooner. Nothing where there is nothing to choose. */
export function CheckInterval({ label }: { readonly label: string }) {
  const language = useAtomValue(languageAtom).tag
  const { realityCheckMinutes } = useAtomValue(brandAtom).safety
  const minutes = useAtomValue(checkMinutesAtom)
  const choose = useSetAtom(chooseMinutesAtom)
  const choices = choicesUpTo(realityCheckMinutes)
  if (choices.length < 2) return null
  return (
    <Row>
      <span aria-hidden="true">{label}</span>
      <Segmented
        label={label}
        segments={choices.map((choice) => ({ id: String(choice), label: formatDuration(choice * 60_000, language) }))}
        selected={String(minutes)}
        onSelect={(id) => choose(Number(id))}
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

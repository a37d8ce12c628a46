import { useState } from 'react'
import { useInspectorTranslation } from '../useInspectorTranslation'
import styled from 'styled-components'
import { useAtomValue } from '../../../state/atoms'
import { useLabel } from '../../../site/Slot'
import { EmptyState, SearchInput, Stack, Switch, textFace } from '../../../ui'
import { filterRows } from '../model/rows'
import { rowsAtom } from '../state'
import { EntryLine } from './EntryLine'

/** Every entry of every slot, and why each is shown or not. */
export function EntriesTab() {
  const { t } = useInspectorTranslation()
  const label = useLabel()
  const slots = useAtomValue(rowsAtom)
  const [typed, setTyped] = useState('')
  const [hiddenOnly, setHiddenOnly] = useState(false)
  const found = filterRows(slots, typed, hiddenOnly, (row) => label(row.label))
  return (
    <Stack gap={3}>
      <SearchInput
        value={typed}
        onValue={setTyped}
        labels={{ search: t('app.inspector.filter'), clear: t('app.inspector.clear') }}
      />
      <Switch checked={hiddenOnly} onChange={setHiddenOnly} label={t('app.inspector.hiddenOnly')} />
      {found.length === 0 ? <EmptyState compact title={t('app.inspector.noEntries')} /> : null}
      {found.map(({ slot, rows }) => {
        const all = slots.find((each) => each.slot === slot)?.rows ?? rows
        const shown = all.filter((row) => row.shown).length
        return (
          <section key={slot} aria-label={slot}>
            <Title>
              <bdi dir="ltr">{slot}</bdi> <small>{t('app.inspector.shownOf', { shown, total: all.length })}</small>
            </Title>
            <List>
              {rows.map((row) => (
                <EntryLine key={row.id} row={row} first={all[0]?.id === row.id} last={all.at(-1)?.id === row.id} />
              ))}
            </List>
          </section>
        )
      })}
    </Stack>
  )
}

const Title = styled.h3`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2);
  padding-block: var(--space-2);
  ${textFace}
  font-size: var(--fs-md);

  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
    font-weight: 400;
  }
`

const List = styled.ul`
  border-block-start: 1px solid var(--line);
`

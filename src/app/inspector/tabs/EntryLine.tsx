import { useState } from 'react'
import { useInspectorTranslation } from '../useInspectorTranslation'
import styled from 'styled-components'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { useLabel } from '../../../site/Slot'
import { registryAtom } from '../../../site/site'
import { Badge, Icon, IconButton } from '../../../ui'
import { hideEntry, moveEntry } from '../model/changes'
import type { EntryRow } from '../model/rows'
import { changeBrandAtom, rowsAtom } from '../state'
import { EntryReason } from './EntryReason'
import { RelabelField } from './RelabelField'

interface EntryLineProps {
  readonly row: EntryRow
  readonly first: boolean
  readonly last: boolean
}

export function EntryLine({ row, first, last }: EntryLineProps) {
  const { t } = useInspectorTranslation()
  const label = useLabel()
  const registry = useAtomValue(registryAtom)
  const slots = useAtomValue(rowsAtom)
  const change = useSetAtom(changeBrandAtom)
  const [naming, setNaming] = useState(false)
  const { slot, id, icon, order, shown, kind } = row
  const name = label(row.label) || id
  const move = (by: -1 | 1) => {
    const rows = slots.find((each) => each.slot === slot)?.rows ?? []
    const seen = new Set(rows.filter((each) => each.shown).map((each) => each.id))
    change((brand) => moveEntry(brand, registry, slot, id, by, seen))
  }
  return (
    <Line aria-label={name}>
      <Head>
        <Mark $shown={shown}>
          <Icon
            name={shown ? 'circle-check' : 'eye-off'}
            size={18}
            label={shown ? t('app.inspector.shown') : t('app.inspector.hidden')}
          />
        </Mark>
        <Name>
          <strong>{name}</strong>
          <Facts dir="ltr">
            {icon === undefined ? null : <Icon name={icon} size={14} />}
            <code>{id}</code>
            {order === undefined ? null : <span>{order}</span>}
            {icon === undefined ? null : <span>{icon}</span>}
          </Facts>
        </Name>
        <IconButton
          icon="chevron-up"
          iconSize={18}
          label={t('app.inspector.up', { name })}
          disabled={first}
          onClick={() => move(-1)}
        />
        <IconButton
          icon="chevron-down"
          iconSize={18}
          label={t('app.inspector.down', { name })}
          disabled={last}
          onClick={() => move(1)}
        />
        {kind === 'link' ? null : (
          <>
            <IconButton
              icon="pencil"
              iconSize={18}
              label={t('app.inspector.rename', { name })}
              aria-expanded={naming}
              onClick={() => setNaming(!naming)}
            />
            <IconButton
              icon={kind === 'brand' ? 'eye' : 'eye-off'}
              iconSize={18}
              label={kind === 'brand' ? t('app.inspector.unhide', { name }) : t('app.inspector.hide', { name })}
              onClick={() => change((brand) => hideEntry(brand, slot, id, kind !== 'brand'))}
            />
          </>
        )}
      </Head>
      {row.changed ? <Badge tone="accent2">{t('app.inspector.changedHere')}</Badge> : null}
      {naming ? <RelabelField row={row} name={name} /> : null}
      <EntryReason row={row} />
    </Line>
  )
}

const Line = styled.li`
  padding-block: var(--space-2);
  border-block-end: 1px solid var(--line);
`

const Head = styled.div`
  display: flex;
  align-items: center;

  button:disabled {
    opacity: 0.35;
  }

  > button {
    inline-size: 36px;
    min-inline-size: 36px;
  }
`

const Mark = styled.span<{ $shown: boolean }>`
  display: grid;
  flex: none;
  margin-inline-end: var(--space-2);
  color: ${({ $shown }) => ($shown ? 'var(--success-text)' : 'var(--text-muted)')};
`

const Name = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-2);
  color: var(--text-muted);
  font-size: var(--fs-xs);

  [dir='rtl'] & {
    justify-content: flex-end;
  }
`

import { useId, useState } from 'react'
import styled from 'styled-components'
import { bareButton } from '../../css'
import { Icon } from '../../icons/Icon'
import { FieldGrid, type GridField } from '../FieldGrid'
import { useTranslateForm } from '../formContext'
import { type Steps, usePlatformScope } from './platformContext'

interface SteppedFieldsProps extends Steps {
  readonly fields: readonly GridField[]
}

/**
 * The fields of one step. Steps that were left stay in the document, unseen, so that whoever keeps the browser's
 * passwords finds name and password in the form that is sent.
 */
export function SteppedFields({ fields, steps, at, head, ...fold }: SteppedFieldsProps) {
  const [furthest, setFurthest] = useState(at)
  if (at > furthest) setFurthest(at)
  const pick = (names: readonly string[]) => names.flatMap((name) => fields.find((field) => field.name === name) ?? [])
  return (
    <>
      {head}
      {steps.slice(0, Math.max(furthest, at) + 1).map(({ asked, folded, last }, place) => (
        <Step key={place} hidden={place !== at}>
          {asked.length === 0 ? null : <FieldGrid fields={pick(asked)} />}
          {folded.length === 0 ? null : <Folded {...fold} fields={pick(folded)} />}
          {last.length === 0 ? null : <FieldGrid fields={pick(last)} />}
        </Step>
      ))}
    </>
  )
}

type FoldedProps = Pick<Steps, 'foldLabel' | 'isOpen' | 'onFold'> & { readonly fields: readonly GridField[] }

/** Fields that may be left out, behind a button that says which they are. */
function Folded({ fields, foldLabel, isOpen, onFold }: FoldedProps) {
  const id = useId()
  const t = useTranslateForm()
  const { fields: byName } = usePlatformScope()
  const names = fields.flatMap(({ name }) => {
    const label = byName.get(name)?.label
    return label ? [t(label.key, label.params)] : []
  })
  return (
    <Fold>
      <FoldButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => onFold(!isOpen)}>
        <span>
          <b>{foldLabel}</b>
          <Names aria-hidden="true">{names.join(' · ')}</Names>
        </span>
        <Icon name="chevron-down" />
      </FoldButton>
      <Opened id={id} hidden={!isOpen}>
        {isOpen ? <FieldGrid fields={fields} whole /> : null}
      </Opened>
    </Fold>
  )
}

const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  &[hidden] {
    display: none;
  }
`

const Fold = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
`

const FoldButton = styled.button`
  ${bareButton}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: max(var(--control-h), 44px);
  padding: 10px 14px;
  border-radius: inherit;
  line-height: 1.4;

  &:hover {
    background-color: var(--surface-hover);
  }
  > span {
    min-inline-size: 0;
  }
  b {
    display: block;
    font-weight: 500;
    /* Chinese and Japanese: the bracket at its end goes to the next line whole */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  svg {
    transition: transform var(--dur-fast) var(--ease-out);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`

const Names = styled.span`
  display: block;
  color: var(--text-muted);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;

  [aria-expanded='true'] & {
    display: none;
  }
`

const Opened = styled.div`
  padding: var(--space-2) 14px var(--space-4);
`

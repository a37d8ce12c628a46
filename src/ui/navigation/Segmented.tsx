import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { hiddenVisually } from '../css'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'

export interface Segment<Id extends string = string> {
  readonly id: Id
  readonly label: ReactNode
  readonly icon?: IconName | undefined
}

export interface SegmentedProps<Id extends string> {
  readonly segments: readonly Segment<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  readonly label: string
  readonly block?: boolean | undefined
}

/** One of two to five choices, all in sight. Radio buttons underneath, so keys work as they do everywhere. */
export function Segmented<Id extends string>(props: SegmentedProps<Id>) {
  const { segments, selected, onSelect, label, block = false } = props
  const name = useId()
  return (
    <Box role="radiogroup" aria-label={label} $block={block}>
      {segments.map(({ id, label: text, icon }) => (
        <Choice key={id} $block={block}>
          <Radio type="radio" name={name} checked={id === selected} onChange={() => onSelect(id)} />
          <Face>
            {icon === undefined ? null : <Icon name={icon} size={18} />}
            {text}
          </Face>
        </Choice>
      ))}
    </Box>
  )
}

const Box = styled.div<{ $block: boolean }>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  place-self: ${({ $block }) => ($block ? 'stretch' : 'start')};
  flex-wrap: wrap;
  max-inline-size: 100%;
  gap: 2px;
  padding: 4px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background-color: var(--surface-sunken);
`

const Choice = styled.label<{ $block: boolean }>`
  position: relative;
  flex: ${({ $block }) => ($block ? 1 : '0 1 auto')};
  min-inline-size: 44px;
  cursor: pointer;
`

const Radio = styled.input`
  ${hiddenVisually}
`

const Face = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: 40px;
  padding: 4px var(--space-3);
  border-radius: max(2px, calc(var(--radius-m) - 4px));
  color: var(--text-muted);
  font-weight: 500;
  text-align: center;
  transition:
    background-color var(--dur-fast) var(--ease-out),
    color var(--dur-fast) var(--ease-out);

  &:hover {
    color: var(--text);
  }

  input:checked + & {
    background-color: var(--surface-2);
    color: var(--text);
    box-shadow: var(--shadow-1);
  }

  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
`

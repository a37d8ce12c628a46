import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { media } from '../breakpoints'
import { hiddenVisually } from '../css'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'

export interface RadioCard<Id extends string = string> {
  readonly id: Id
  readonly icon?: IconName | undefined
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Beside the words where there is room, below them where not. */
  readonly end?: ReactNode
}

export interface RadioCardsProps<Id extends string> {
  readonly legend: ReactNode
  readonly cards: readonly RadioCard<Id>[]
  /** Undefined: nothing is chosen yet. */
  readonly selected: Id | undefined
  readonly onSelect: (id: Id) => void
}

/** One of a few choices that need more than a word each. Radio buttons underneath. */
export function RadioCards<Id extends string>({ legend, cards, selected, onSelect }: RadioCardsProps<Id>) {
  const name = useId()
  return (
    <Set>
      <legend>{legend}</legend>
      {cards.map(({ id, icon, title, text, end }) => (
        <Choice key={id}>
          <input type="radio" name={name} checked={id === selected} onChange={() => onSelect(id)} />
          <Face data-plain={icon === undefined}>
            {icon === undefined ? null : (
              <Mark>
                <Icon name={icon} size={22} />
              </Mark>
            )}
            <Words>
              <b>{title}</b>
              {text === undefined ? null : <small>{text}</small>}
            </Words>
            {end === undefined ? null : <End>{end}</End>}
          </Face>
        </Choice>
      ))}
    </Set>
  )
}

const Set = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: var(--space-3);
    padding: 0;
    font-size: var(--fs-sm);
    font-weight: 500;
  }
`

const Choice = styled.label`
  position: relative;
  display: grid;
  min-inline-size: 0;
  cursor: pointer;

  input {
    ${hiddenVisually}
  }
`

const Face = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-inline-size: 0;
  min-block-size: 48px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  transition:
    border-color var(--dur-fast) var(--ease-out),
    background-color var(--dur-fast) var(--ease-out);

  @media ${media.tabletUp} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  &[data-plain='true'] {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  b {
    font-weight: 500;
  }
  small {
    color: var(--text-muted);
    font-size: var(--fs-xs);
  }
  &:hover {
    background-color: var(--surface-hover);
  }
  input:checked + & {
    border-color: var(--accent-text);
    background-color: var(--accent-soft);
    box-shadow: inset 0 0 0 1px var(--accent-text);
  }
  input:focus-visible + & {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`

const Words = styled.span`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-s);
  background-color: var(--surface-sunken);
  color: var(--accent-text);
`

const End = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2;
  gap: 0 var(--space-3);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: var(--text-muted);
  font-size: var(--fs-xs);
  font-variant-numeric: tabular-nums;

  @media ${media.tabletUp} {
    display: grid;
    grid-column: 3;
    justify-items: end;
  }
`

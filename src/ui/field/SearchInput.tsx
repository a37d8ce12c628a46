import { type ComponentProps, useCallback, useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { IconButton } from '../action/IconButton'
import { TextInput } from './TextInput'

type Own = 'size' | 'type' | 'prefix' | 'onChange' | 'value'

export interface SearchInputProps extends Omit<ComponentProps<'input'>, Own> {
  readonly value: string
  readonly onValue: (value: string) => void
  readonly labels: { readonly search: string; readonly clear: string }
}

export function SearchInput({ value, onValue, labels, ...rest }: SearchInputProps) {
  // What was typed into a field that the edge drew: React fires no event for it. It is read once, and handed on after the page
  // has been attached, which can go nowhere before. The fields of forms do the same (ui/form/controls/control.ts).
  const early = useRef<string>(undefined)
  const read = useCallback((box: HTMLElement | null) => {
    early.current ??= box?.querySelector('input')?.value
  }, [])
  const handOn = useEffectEvent(() => {
    const typed = early.current
    // once: effects run anew where the page was set aside and is back
    early.current = undefined
    if (typed !== undefined && typed !== value) onValue(typed)
  })
  useEffect(() => handOn(), [])
  return (
    <Look ref={read}>
      <TextInput
        placeholder={labels.search}
        {...rest}
        type="search"
        role="searchbox"
        aria-label={labels.search}
        title={value === '' ? labels.search : undefined}
        icon="search"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onValue(event.currentTarget.value)}
        // always there, so that the first letter brings no new styles and moves nothing; not to be reached while empty
        end={
          <IconButton
            icon="x"
            label={labels.clear}
            onClick={() => onValue('')}
            style={{ visibility: value === '' ? 'hidden' : 'visible' }}
          />
        }
      />
    </Look>
  )
}

const Look = styled.div`
  min-inline-size: 0;

  input {
    border-radius: var(--radius-pill);
  }

  /* the way to clear it is not there yet */
  input:placeholder-shown {
    padding-inline-end: 12px;
    text-overflow: ellipsis;
  }

  /* on the narrowest phone what can be searched for is told whole; it grows with the text */
  input::placeholder {
    font-size: clamp(0.8em, 3.6vw + 0.11em, 1em);
  }

  input::-webkit-search-cancel-button {
    display: none;
  }
`

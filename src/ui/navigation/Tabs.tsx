import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { media } from '../breakpoints'
import { bareButton } from '../css'
import { fadedEnds, useFadedEnds } from '../hooks/useFadedEnds'
import { directionOf } from '../hooks/direction'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'
import { nextInRow } from './rovingKeys'
import { scrollToMiddle } from './scrollToMiddle'

export interface Tab<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly icon?: IconName | undefined
}

export interface TabsProps<Id extends string> {
  readonly tabs: readonly Tab<Id>[]
  readonly selected: Id
  readonly onSelect: (id: Id) => void
  /** Name of the row of tabs. */
  readonly label: string
  /** The selected tab's panel. */
  readonly children: ReactNode
  /** Tabs share the whole width. */
  readonly fill?: boolean | undefined
}

/** Selection follows focus; a row without room for all of its tabs is pushed sideways. */
export function Tabs<Id extends string>({ tabs, selected, onSelect, label, children, fill = false }: TabsProps<Id>) {
  const base = useId()
  const row = useRef<HTMLDivElement>(null)
  const fade = useFadedEnds()
  useEffect(() => fade(row.current), [fade])
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected="true"]')
    if (!row.current || !tab) return undefined
    // at once, and whenever the row or the words in it take another size
    const resizes = new ResizeObserver(() => scrollToMiddle(tab))
    for (const part of [row.current, ...row.current.children]) resizes.observe(part)
    return () => resizes.disconnect()
  }, [selected, tabs.length])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const current = tabs.findIndex(({ id }) => id === selected)
    const next = nextInRow(event.key, current, tabs.length, directionOf(event.currentTarget) === -1)
    const tab = next === undefined ? undefined : tabs[next]
    if (tab === undefined) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(`${base}-${tab.id}`)?.focus({ preventScroll: true })
  }
  return (
    <div>
      <Row ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text, icon }) => (
          <TabButton
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
            $fill={fill}
          >
            {icon === undefined ? null : <Icon name={icon} />}
            {text}
          </TabButton>
        ))}
      </Row>
      <Panel role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </Panel>
    </div>
  )
}

const Row = styled.div`
  display: flex;
  gap: var(--space-1);
  border-block-end: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;
  ${fadedEnds}

  /* three beside each other have room on a phone for their words alone, as two have at twice the size of text */
  @media ${media.phone} {
    &:has(> :nth-child(3)) > button {
      padding-inline: var(--space-3);
    }
    &:has(> :nth-child(3)) > button > svg {
      display: none;
    }
  }
  @media (max-width: 16em) {
    > button {
      padding-inline: var(--space-3);
    }
    > button > svg {
      display: none;
    }
  }
`

const TabButton = styled.button<{ $fill: boolean }>`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  flex: ${({ $fill }) => ($fill ? '1 0 auto' : 'none')};
  min-block-size: 48px;
  padding: 0 var(--space-4);
  border-radius: var(--radius-s) var(--radius-s) 0 0;
  color: var(--text-muted);
  font-weight: 500;
  max-inline-size: 100%;
  line-height: 1.25;

  &:hover {
    color: var(--text);
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: var(--space-3);
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background-color: var(--accent-text);
    opacity: 0;
    transform: scaleX(0.4);
    transition:
      opacity var(--dur) var(--ease-out),
      transform var(--dur) var(--ease-out);
  }

  &[aria-selected='true'] {
    color: var(--text);
  }

  &[aria-selected='true']::after {
    opacity: 1;
    transform: none;
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Panel = styled.div`
  padding-block-start: var(--space-4);
`

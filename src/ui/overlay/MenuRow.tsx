import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/names'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: IconName | undefined
  /** With `href` too, runs on a plain press instead of loading the address. */
  readonly onSelect?: (() => void) | undefined
  readonly href?: string | undefined
  readonly dividerBefore?: boolean | undefined
  /** Given (true or false): one of several that can be chosen. */
  readonly checked?: boolean | undefined
  /** Language of the label where it is not the page's, as in a list of languages. */
  readonly lang?: string | undefined
  /** A badge at the end: a count. */
  readonly end?: string | undefined
  readonly tone?: 'danger' | undefined
}

export interface MenuRowProps {
  readonly item: MenuItem
  readonly onDone: () => void
}

export function MenuRow({ item, onDone }: MenuRowProps) {
  const { label, icon, onSelect, href, checked, lang, end, tone } = item
  const onClick = (event: MouseEvent) => {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey
    if (href !== undefined && onSelect !== undefined && !newTab) event.preventDefault()
    if (!newTab) onSelect?.()
    onDone()
  }
  const role = checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }
  const element = href === undefined ? { as: 'button' as const, type: 'button' as const } : { href }
  return (
    <Row {...role} {...element} tabIndex={-1} lang={lang} onClick={onClick} $danger={tone === 'danger'}>
      {icon === undefined ? null : <Icon name={icon} />}
      <Words>{label}</Words>
      {end === undefined ? null : <End>{end}</End>}
      {checked === true ? <Icon name="check" /> : null}
    </Row>
  )
}

const Row = styled.a<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  inline-size: 100%;
  min-block-size: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: var(--radius-m);
  background: none;
  color: ${({ $danger }) => ($danger ? 'var(--danger-text)' : 'inherit')};
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:hover,
  &:focus {
    background-color: var(--surface-hover);
  }

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const End = styled.span`
  min-inline-size: 24px;
  padding: 2px 7px;
  border-radius: var(--radius-pill);
  background-color: var(--accent);
  color: var(--on-accent);
  font-size: var(--fs-xs);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`

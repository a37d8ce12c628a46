import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from '../../ui'

interface SettingRowProps {
  readonly icon: IconName
  readonly title: ReactNode
  readonly text?: ReactNode
  /** How it stands, and what can be done about it. */
  readonly children?: ReactNode
}

/** A line of a panel: what it is, how it stands, and the button. The button goes below where there is no room. */
export function SettingRow({ icon, title, text, children }: SettingRowProps) {
  return (
    <Row>
      <Mark aria-hidden="true">
        <Icon name={icon} />
      </Mark>
      <Body>
        <Words>
          <Title>{title}</Title>
          {text === undefined ? null : <Text>{text}</Text>}
        </Words>
        {children === undefined ? null : <End>{children}</End>}
      </Body>
    </Row>
  )
}

/** A list of them. */
export const SettingRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-block-start: 1px solid var(--line);
  }
  > li:first-child > div {
    padding-block-start: 0;
  }
  > li:last-child > div {
    padding-block-end: 0;
  }
`

const Row = styled.div`
  container-type: inline-size;
  display: flex;
  align-items: start;
  gap: var(--space-3);
  padding-block: var(--space-4);
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-m);
  background-color: var(--accent-soft);
  color: var(--accent-text);
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-inline-size: 0;
  min-block-size: 40px;
`

const Words = styled.div`
  flex: 1 1 10em;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Title = styled.div`
  font-weight: 500;
`

const Text = styled.div`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  /* where it is narrow all buttons stand below the words, whatever room their own leave */
  @container (max-width: 21rem) {
    &:has(button, select) {
      inline-size: 100%;
    }
  }
`

import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from '../../ui'

interface SettingProps {
  readonly icon: IconName
  readonly label: string
  readonly children: ReactNode
}

/** A line of the drawer: what is set, and the control for it below. */
export function Setting({ icon, label, children }: SettingProps) {
  return (
    <Box>
      <Name>
        <Icon name={icon} size={18} />
        <span>{label}</span>
      </Name>
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-weight: 500;
`

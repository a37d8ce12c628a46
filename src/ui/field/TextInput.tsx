import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { type IconName } from '../icons/names'
import { Icon } from '../icons/Icon'
import { controlBox } from './control'
import { useControl } from './fieldContext'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Drawn before the text. */
  readonly icon?: IconName | undefined
  /** Drawn inside the box before the text, such as a calling code. */
  readonly prefix?: string | undefined
  /** A control inside the box after the text, at most 48 px wide. */
  readonly end?: ReactNode
}

export function TextInput({ icon, prefix, end, type = 'text', ...rest }: TextInputProps) {
  const control = useControl(rest)
  return (
    <Box>
      {icon === undefined ? null : (
        <Lead>
          <Icon name={icon} />
        </Lead>
      )}
      {prefix === undefined ? null : (
        <Lead aria-hidden="true">
          <Prefix dir="auto">{prefix}</Prefix>
        </Lead>
      )}
      <Input
        dir={directionOf(type)}
        {...rest}
        {...control}
        type={type}
        $lead={
          icon !== undefined ? '44px' : prefix === undefined ? undefined : `calc(24px + ${prefix.length * 0.65}em)`
        }
        $end={end !== undefined}
      />
      {end === undefined ? null : <End>{end}</End>}
    </Box>
  )
}

/** Addresses and numbers run left to right in every language, but stand at the start of the line. */
const directionOf = (type: string) => (['email', 'tel', 'url'].includes(type) ? 'ltr' : undefined)

const Box = styled.div`
  position: relative;
  min-inline-size: 0;
`

const Lead = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 14px;
  display: grid;
  place-items: center;
  color: var(--text-muted);
  pointer-events: none;
`

/** No placeholder: it stands there whatever is typed. */
const Prefix = styled.bdi`
  color: var(--text);
  font-weight: 500;
`

const Input = styled.input<{ $lead: string | undefined; $end: boolean }>`
  ${controlBox}
  ${({ $lead }) => ($lead === undefined ? '' : `padding-inline-start: ${$lead};`)}
  ${({ $end }) => ($end ? 'padding-inline-end: 52px;' : '')}

  [dir='rtl'] &[dir='ltr'] {
    text-align: right;
    ${({ $lead }) => ($lead === undefined ? '' : `padding-left: 14px; padding-right: ${$lead};`)}
    ${({ $end, $lead }) => ($end ? `padding-left: 52px; padding-right: ${$lead ?? '14px'};` : '')}
  }
`

const End = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
`

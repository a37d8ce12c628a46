import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { controlBox } from './control'
import { useControl } from './fieldContext'

/** Text of several lines, which grows as far as the reader pulls it. */
export function TextArea({ rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const control = useControl(rest)
  return <Area {...rest} {...control} rows={rows} />
}

const Area = styled.textarea`
  ${controlBox}
  padding-block: 10px;
  resize: vertical;
`

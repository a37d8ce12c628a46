import styled from 'styled-components'
import type { Prize } from '../../contract/prize'
import { Icon } from '../../ui'
import { prizeIcons } from './prizeIcons'

/** What is won, as a picture. */
export const PrizeMark = ({ kind }: { readonly kind: Prize['kind'] }) => (
  <Mark data-kind={kind}>
    <Icon name={prizeIcons[kind]} size={22} />
  </Mark>
)

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-m);
  background-color: var(--accent-soft);
  color: var(--accent-text);

  &[data-kind='TICKETS'] {
    background-color: var(--accent2-soft);
    color: var(--accent2-text);
  }
`

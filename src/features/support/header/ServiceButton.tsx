import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { useCustomerService } from '../../../site/useCustomerService'
import { Icon } from '../../../ui'

/**
 * Always there at the side of the page (spec §2 Header): a round button, or where there is a margin a tab at the edge of
 * the window, which covers nothing of the page.
 */
export default function ServiceButton() {
  const { t } = useTranslation()
  const open = useCustomerService()
  const label = t('app.service.title')
  return (
    <Round type="button" title={label} aria-label={label} onClick={open}>
      <Icon name="headset" />
    </Round>
  )
}

const Round = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--corner-w, var(--corner-h));
  block-size: var(--corner-h);
  padding: 0;
  border: 0;
  border-radius: var(--corner-radius, var(--radius-pill));
  background-color: var(--accent);
  color: var(--on-accent);
  box-shadow: var(--shadow-3);
  cursor: pointer;
  transition:
    background-color var(--dur-fast) var(--ease-out),
    transform var(--dur-fast) var(--ease-out);

  &:hover {
    background-color: var(--accent-hover);
    transform: translateY(-2px);
  }

  &:active {
    background-color: var(--accent-press);
    transform: none;
  }
`

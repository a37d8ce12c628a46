import { useTranslation } from '../../../i18n/translate'
import styled, { keyframes } from 'styled-components'
import { Button, displayFace, Icon } from '../../../ui'
import type { PanelProps } from '../categories/LazyPanel'
import { VendorGrid } from '../categories/VendorGrid'
import { Container } from '../Container'
import { GoLink } from '../../../site/GoLink'

/** The whole width under the header: what the category is, and everybody in it. */
export default function MegaPanel({ category, onGo }: PanelProps) {
  const { t } = useTranslation()
  const { id, label, icon, vendors, target } = category
  return (
    <Sheet id={`vendors-${id}`}>
      <Columns>
        <Lead>
          <Icon name={icon} size={32} />
          <Name>{label}</Name>
          <p>{t('app.vendors.count', { count: vendors.length })}</p>
          {target && !target.needsLogin ? (
            <Button as={GoLink} to={target.to} size="s" iconEnd="arrow-right" onClick={onGo}>
              {t('app.vendors.all', { category: label })}
            </Button>
          ) : null}
        </Lead>
        <VendorGrid category={category} look="rows" onGo={onGo} />
      </Columns>
    </Sheet>
  )
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`

const Sheet = styled.div`
  position: absolute;
  z-index: 1;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - 160px);
  background-color: var(--surface-2);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow-y: auto;
  animation: ${enter} var(--dur) var(--ease-out);
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(160px, 240px) 1fr;
  gap: var(--space-6);
  padding-block: var(--space-5) var(--space-6);
`

const Lead = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--space-2);
  padding-inline-end: var(--space-5);
  border-inline-end: 1px solid var(--line);

  > svg {
    color: var(--accent2-400);
  }

  p {
    margin-block-end: var(--space-2);
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`

const Name = styled.span`
  ${displayFace}
  font-size: var(--fs-2xl);
  font-weight: 700;
  line-height: 1.15;
`

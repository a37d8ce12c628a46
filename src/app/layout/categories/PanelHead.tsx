import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { displayFace, Icon } from '../../../ui'
import { GoLink } from '../../../site/GoLink'
import type { PanelProps } from './LazyPanel'

/** Name of the category, how many vendors, and the way to all of it where it has a page. */
export function PanelHead({ category, onGo }: PanelProps) {
  const { t } = useTranslation()
  const { label, vendors, target } = category
  return (
    <Head>
      <span>
        <Name>{label}</Name>
        <Count>{t('app.vendors.count', { count: vendors.length })}</Count>
      </span>
      {target && !target.needsLogin ? (
        <All to={target.to} onClick={onGo} aria-label={t('app.vendors.all', { category: label })}>
          {t('app.vendors.seeAll')}
          <Icon name="arrow-right" size={16} />
        </All>
      ) : null}
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-1) var(--space-2) var(--space-3);
`

const Name = styled.span`
  display: block;
  ${displayFace}
  font-size: var(--fs-md);
  font-weight: 700;
  line-height: 1.25;
`

const Count = styled.span`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

const All = styled(GoLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: var(--space-3);
  border-radius: var(--radius-m);
  color: var(--accent-text);
  font-size: var(--fs-sm);
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background-color: var(--surface-hover);
  }
`

import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { Panel, Skeleton } from '../../../ui'
import { PromoBox, PromoList, Row, Thumb, Words } from './promo.styles'

export function PromoSkeleton() {
  const { t } = useTranslation()
  return (
    <Panel title={t('home.promotions.title')}>
      <PromoBox>
        <PromoList aria-hidden="true">
          {Array.from({ length: 3 }, (_, index) => (
            <li key={index}>
              <Row as="span">
                <Thumb />
                <Lines>
                  <Skeleton width="90%" height="1.1em" />
                  <Skeleton width="60%" height="0.9em" />
                </Lines>
              </Row>
            </li>
          ))}
        </PromoList>
      </PromoBox>
    </Panel>
  )
}

const Lines = styled(Words)`
  display: grid;
  align-content: start;
  flex: 1;
  gap: 6px;
  padding-block: 2px;
`

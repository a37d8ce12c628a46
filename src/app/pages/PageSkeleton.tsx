import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { media, Skeleton, VisuallyHidden } from '../../ui'
import { Container } from '../layout/Container'

/** Holds a page's place while its group loads: a title and two rows of cards. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <Page role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Skeleton width="min(18rem, 60%)" height="calc(var(--fs-3xl) * 1.15)" />
      <Cards>
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} ratio="3 / 4" radius="var(--radius-l)" />
        ))}
      </Cards>
    </Page>
  )
}

/** The place of a centre: its menu, where there is room for it, a title and panels. */
export function CentreSkeleton() {
  const { t } = useTranslation()
  const panel = (height: number) => <Skeleton height={height} radius="var(--radius-l)" />
  return (
    <Page role="status">
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      <Columns>
        {panel(560)}
        <div>
          <Skeleton width="min(18rem, 60%)" height="calc(var(--fs-2xl) * 1.15)" />
          {panel(226)}
          {panel(226)}
        </div>
      </Columns>
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-6);

  > div {
    display: grid;
    gap: var(--space-5);
  }
  @media ${media.desktopUp} {
    grid-template-columns: 256px minmax(0, 1fr);
  }
  @media ${media.belowDesktop} {
    > :first-child {
      display: none;
    }
  }
`

const Page = styled(Container)`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-6);
`

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(44%, 168px), 1fr));
  gap: var(--space-4);
`

import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { categoryAt, paths } from '../../site/paths'
import { media, pageBody, Skeleton, VisuallyHidden } from '../../ui'

const title = <Skeleton width="min(18rem, 60%)" height="calc(var(--fs-3xl) * 1.15)" />
const panel = (height: number) => <Skeleton height={height} radius="var(--radius-l)" />

/** Holds a page's place while its group loads: title, search and covers of a page of games, else a title and panels. */
export function PageSkeleton({ path = '' }: { readonly path?: string }) {
  const { t } = useTranslation()
  const isHall = path === paths.category.RNG
  return (
    <Page role="status" $close={isHall}>
      <VisuallyHidden>{t('app.loading')}</VisuallyHidden>
      {title}
      {isHall ? <Skeleton height="45px" /> : null}
      {categoryAt(path) === undefined ? (
        <>
          {panel(226)}
          {panel(226)}
        </>
      ) : (
        <>
          <Bar>
            <Skeleton width="min(520px, 84%)" height="max(var(--control-h), 44px)" />
            <Skeleton height="44px" />
          </Bar>
          <Cards>
            {Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} ratio="3 / 4" radius="var(--radius-l)" />
            ))}
          </Cards>
        </>
      )}
    </Page>
  )
}

/** The place of a centre: its menu, where there is room for it, a title and panels. */
export function CentreSkeleton() {
  const { t } = useTranslation()
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

const Page = styled.div<{ $close?: boolean }>`
  display: grid;
  gap: var(${({ $close }) => ($close === true ? '--space-3' : '--space-5')});
  ${pageBody}
`

const Bar = styled.div`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-2);
`

/** As the slots hall has them, with the words below each. */
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 66px 10px;
  margin-block-start: 44px;

  @media ${media.tabletUp} {
    grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
    gap: 72px 16px;
  }
`

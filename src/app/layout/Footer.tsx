import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled, { css } from 'styled-components'
import { brandAtom } from '../../site/brand'
import { SlotItem, useSlot } from '../../site/Slot'
import { media, nearby, Skeleton } from '../../ui'
import { Container } from './Container'
import { inkScope } from './inkScope'

/** Groups of the foot by their place: columns beside each other, then rows of partners, then the last lines. */
const zones = ['columns', 'rows', 'base'] as const

export function Footer() {
  // links of the brand's own are drawn by the group of help links
  const items = useSlot('footer.group').filter(({ link }) => link === undefined)
  const { header } = useAtomValue(brandAtom).layout
  const { t } = useTranslation()
  return (
    <Foot aria-label={t('app.footer')} $look={header}>
      <Container>
        {zones.map((zone) => {
          const own = items.filter(({ group = 'columns' }) => group === zone)
          return own.length === 0 ? null : (
            <Zone key={zone} $zone={zone}>
              {own.map((item) => (
                <SlotItem
                  key={item.id}
                  slot="footer.group"
                  item={item}
                  fallback={<Skeleton height="120px" />}
                  failed={() => null}
                />
              ))}
            </Zone>
          )
        })}
      </Container>
    </Foot>
  )
}

const looks = {
  rail: css`
    border-block-start: 1px solid var(--line);
    background-color: var(--surface-sunken);
  `,
  mega: inkScope,
  centered: css`
    border-start-start-radius: calc(2 * var(--radius-l));
    border-start-end-radius: calc(2 * var(--radius-l));
    background-color: var(--surface-1);
    box-shadow: 0 -1px 0 var(--line);
  `,
}

const Foot = styled.footer<{ $look: keyof typeof looks }>`
  margin-block-start: var(--space-8);
  padding-block: var(--space-7) var(--space-6);
  /* rather too high than too low: the key End, and what looks for colours behind words, go by it */
  ${({ $look }) => nearby(`max(760px, ${$look === 'rail' ? 1800 : 1560}px - 66vw)`)}
  ${({ $look }) => looks[$look]}

  @media print {
    display: none;
  }
`

const zoneStyles = {
  columns: css`
    /* beside each other while the longest of their words fits */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
    gap: var(--space-6) var(--space-5);

    > :first-child {
      grid-column: 1 / -1;
    }

    @media ${media.tabletUp} {
      grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    }
    @media ${media.desktopUp} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) repeat(2, minmax(0, 2.5fr));
      > :first-child {
        grid-column: auto;
      }
    }
  `,
  rows: css`
    gap: var(--space-5);
    margin-block-start: var(--space-6);
    padding-block-start: var(--space-6);
    border-block-start: 1px solid var(--line);

    &:empty {
      display: none;
    }

    @media ${media.desktopUp} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-5) var(--space-7);
    }
  `,
  base: css`
    gap: var(--space-4);
    margin-block-start: var(--space-6);
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--line);
  `,
}

const Zone = styled.div<{ $zone: keyof typeof zoneStyles }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  ${({ $zone }) => zoneStyles[$zone]}
`

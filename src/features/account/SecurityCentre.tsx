import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { SlotItem, useSlot } from '../../site/Slot'
import { Button, ErrorState, media, Skeleton } from '../../ui'
import { Wallets } from './Wallets'

/** My account: its parts are entries, in two columns where there is room. */
export default function SecurityCentre() {
  return (
    <Columns>
      <Sections side="start" />
      <div>
        <Sections side="end" />
        <Wallets />
      </div>
    </Columns>
  )
}

function Sections({ side }: { readonly side: 'start' | 'end' }) {
  const { t } = useTranslation()
  return (
    <div>
      {useSlot('account.section')
        .filter(({ props }) => props.side === side)
        .map((item) => (
          <SlotItem
            key={item.id}
            slot="account.section"
            item={item}
            fallback={<Skeleton height={180} radius="var(--radius-l)" />}
            failed={({ retry }) => (
              <ErrorState
                compact
                title={t('error.chunkFailed')}
                actions={<Button onClick={retry}>{t('app.retry')}</Button>}
              />
            )}
          />
        ))}
    </div>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);

  div > &,
  > div,
  > div > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
  }
  @media ${media.desktopUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

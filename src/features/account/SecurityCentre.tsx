import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { SlotItem, useSlot } from '../../site/Slot'
import { KeptBlock } from './KeptBlock'
import { Button, ErrorState, Stack } from '../../ui'

/** My account: its parts are entries, in two columns where there is room. */
export default function SecurityCentre() {
  return (
    <Columns>
      <Sections side="start" />
      <Sections side="end" />
    </Columns>
  )
}

function Sections({ side }: { readonly side: 'start' | 'end' }) {
  const { t } = useTranslation()
  return (
    <Stack gap={5} data-parts>
      {useSlot('account.section')
        .filter(({ props }) => props.side === side)
        .map((item) => (
          <SlotItem
            key={item.id}
            slot="account.section"
            item={item}
            fallback={<KeptBlock heights={item.props.heights} />}
            failed={({ retry }) => (
              <ErrorState
                compact
                title={t('error.chunkFailed')}
                actions={<Button onClick={retry}>{t('app.retry')}</Button>}
              />
            )}
          />
        ))}
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  align-items: start;
  gap: var(--space-5);
`

import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { IconButton, Popover, Skeleton } from '../../ui'
import { importWithTimeout } from '../../site/importWithTimeout'
import { SlotBoundary } from '../../site/SlotBoundary'

const SuggestionsSwitch = lazy(() => importWithTimeout(() => import('./SuggestionsSwitch')))

/** Beside a lane: how its games were found, and the way to do without. */
export function WhyThese({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  return (
    <Popover
      label={t('suggestions.why')}
      placement="bottom-end"
      trigger={<IconButton icon="info" label={t('suggestions.why')} />}
    >
      <Told>
        <p>{text}</p>
        <p>{t('suggestions.here')}</p>
        <SlotBoundary failed={() => null}>
          <Suspense fallback={<Skeleton height={44} />}>
            <SuggestionsSwitch leaves />
          </Suspense>
        </SlotBoundary>
      </Told>
    </Popover>
  )
}

const Told = styled.div`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 320px;
  padding: var(--space-2);
  font-size: var(--fs-sm);

  p + p {
    color: var(--text-muted);
  }
`

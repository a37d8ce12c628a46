import { lazy, Suspense } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { IconButton, Popover, Skeleton } from '../../ui'
import { importWithTimeout } from '../../site/importWithTimeout'
import { SlotBoundary } from '../../site/SlotBoundary'

const SuggestionsSwitch = lazy(() => importWithTimeout(() => import('./SuggestionsSwitch')))

interface WhyTheseProps {
  /** Of the lane, which has one line for it. */
  readonly title: string
  readonly text: string
}

/** Beside a lane: its whole title, how its games were found, and the way to do without. */
export function WhyThese({ title, text }: WhyTheseProps) {
  const { t } = useTranslation()
  return (
    <Popover
      label={t('suggestions.why')}
      placement="bottom-end"
      trigger={<IconButton icon="info" label={t('suggestions.why')} />}
    >
      <Told>
        <strong>{title}</strong>
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

  strong {
    overflow-wrap: anywhere;
  }
  p + p {
    color: var(--text-muted);
  }
`

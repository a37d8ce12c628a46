import { useState } from 'react'
import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { nextPresets, presets } from '../../lib/periods'
import { Chip } from '../../ui'
import { DaysForm } from './DaysForm'
import { asRange, type PeriodChoice } from './periodChoice'

interface PeriodPickerProps {
  readonly choice: PeriodChoice
  readonly onChoose: (choice: PeriodChoice) => void
  readonly now: number
  /** Offers what is still to come, too. */
  readonly ahead?: boolean
}

const words = {
  today: 'period.today',
  previous7: 'period.previous7',
  previous30: 'period.previous30',
  next7: 'period.next7',
  next30: 'period.next30',
} as const

/** Date presets (spec §9) and a free range. Needs the messages of this folder. */
export function PeriodPicker({ choice, onChoose, now, ahead = false }: PeriodPickerProps) {
  const { t } = useTranslation()
  const [picking, setPicking] = useState(false)
  const isRange = choice.type === 'range'
  const isOpen = picking || isRange
  const range = asRange(choice, now)
  return (
    <Box>
      <Chips role="group" aria-label={t('period.label')}>
        {[...presets, ...(ahead ? nextPresets : [])].map((preset) => (
          <Chip
            key={preset}
            selected={!isOpen && !isRange && choice.preset === preset}
            onClick={() => {
              setPicking(false)
              onChoose({ type: 'preset', preset })
            }}
          >
            {t(words[preset])}
          </Chip>
        ))}
        <Chip icon="calendar" selected={isOpen} aria-expanded={isOpen} onClick={() => setPicking(true)}>
          {t('period.range')}
        </Chip>
      </Chips>
      {isOpen ? (
        <DaysForm
          key={`${range.from} ${range.to}`}
          range={range}
          now={now}
          onShow={(days) => {
            setPicking(false)
            onChoose({ type: 'range', ...days })
          }}
        />
      ) : null}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;
`

/** They wrap: the free range is seen on a phone at any size of text. */
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { useAtom } from '../../../state/atoms'
import { Select, VisuallyHidden } from '../../../ui'
import { oddsFormatAtom } from './oddsFormat'
import { oddsFormats } from './writeOdds'

export function OddsFormatSelect() {
  const { t } = useTranslation()
  const [format, choose] = useAtom(oddsFormatAtom)
  return (
    <Box>
      <VisuallyHidden>{t('sports.format')}</VisuallyHidden>
      <Select
        value={format}
        options={oddsFormats.map((one) => ({ value: one, label: t(`sports.format.${one}`) }))}
        onChange={({ target }) => {
          const wanted = oddsFormats.find((one) => one === target.value)
          if (wanted) choose(wanted)
        }}
      />
    </Box>
  )
}

const Box = styled.label`
  display: block;
  max-inline-size: 100%;

  select {
    min-block-size: 44px;
    padding-inline: 12px 32px;
    font-size: var(--fs-sm);
  }
`

import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { numberFormat } from '../../lib/intl'
import { MoneyInput } from '../../shared/money/MoneyInput'
import { useRateText } from '../../shared/rates/useRateText'
import { useAtomValue } from '../../state/atoms'
import { Button, Cluster, Field, TextInput, type TextInputProps } from '../../ui'
import { Row } from './contract.styles'
import { type TermField, type TermName, termWords } from './contractWords'
import { type DraftRow, fieldName, type Problems, problemWords } from './termDraft'

interface TermRowProps {
  readonly id: string
  /** From 0. */
  readonly place: number
  readonly row: DraftRow
  readonly fields: readonly TermField[]
  readonly currency: string
  readonly problems: Problems
  readonly onChange: (name: TermName, value: string) => void
  readonly onRemove?: () => void
}

/** What one row asks for and gives, a field for each that the platform describes. */
export function TermRow({ id, place, row, fields, currency, problems, onChange, onRemove }: TermRowProps) {
  const { t } = useTranslation()
  const rate = useRateText()
  const shown = numberFormat(useAtomValue(languageAtom).tag).format(place + 1)
  return (
    <Row>
      <legend>{t('contracts.row', { row: shown })}</legend>
      <div>
        {fields.map(({ name, unit, required, maximum }) => {
          const problem = problems[fieldName(place, name)]
          const typed: TextInputProps = {
            name: fieldName(place, name),
            value: row.values[name] ?? '',
            onChange: (event) => onChange(name, event.currentTarget.value),
          }
          return (
            <Field
              key={name}
              id={`${id}-${name}`}
              label={t(termWords[name])}
              required={required}
              hint={maximum === undefined ? undefined : t('contracts.upTo', { rate: rate(maximum) })}
              error={problem === undefined ? undefined : t(problemWords[problem])}
            >
              {unit === 'AMOUNT' ? (
                <MoneyInput currency={currency} {...typed} />
              ) : (
                <TextInput
                  inputMode={unit === 'COUNT' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  dir="ltr"
                  prefix={unit === 'RATE' ? '%' : undefined}
                  {...typed}
                />
              )}
            </Field>
          )
        })}
      </div>
      {onRemove === undefined ? null : (
        <Cluster justify="end">
          <Button size="s" variant="ghost" icon="trash-2" onClick={onRemove}>
            {t('contracts.removeRow', { row: shown })}
          </Button>
        </Cluster>
      )}
    </Row>
  )
}

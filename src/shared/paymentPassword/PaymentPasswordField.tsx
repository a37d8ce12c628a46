import { useTranslation } from '../../i18n/translate'
import { Button, Cluster, Field, Notice, PasswordInput, TextLink } from '../../ui'
import { usePaymentPassword } from './usePaymentPassword'

interface PaymentPasswordFieldProps {
  readonly id: string
  readonly value: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** The payment password in a form that moves money out, or the way to one. Needs the messages of this folder. */
export function PaymentPasswordField({ id, value, error, onChange }: PaymentPasswordFieldProps) {
  const { t } = useTranslation()
  const { missing, set } = usePaymentPassword()
  if (missing) {
    return (
      <Notice tone="warning">
        <Cluster>
          <span>{t('paymentPassword.missing')}</span>
          {set && (
            <Button id={id} size="s" icon="key-round" onClick={set}>
              {t('paymentPassword.set')}
            </Button>
          )}
        </Cluster>
      </Notice>
    )
  }
  return (
    <Field
      id={id}
      label={t('paymentPassword.label')}
      required
      error={error}
      aside={
        set && (
          <TextLink as="button" type="button" onClick={set}>
            {t('paymentPassword.forgotten')}
          </TextLink>
        )
      }
    >
      <PasswordInput
        autoComplete="off"
        inputMode="numeric"
        maxLength={64}
        value={value}
        labels={{ show: t('paymentPassword.show'), hide: t('paymentPassword.hide') }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

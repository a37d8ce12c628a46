import { useTranslation } from '../../i18n/translate'
import { useCopy } from '../../site/useCopy'
import { IconButton } from '../../ui'

/** One line of the instructions, to be copied into a bank's form. */
export function CopyLine({ label, value }: { readonly label: string; readonly value: string }) {
  const { t } = useTranslation()
  const { copied, copy } = useCopy()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
        <IconButton
          icon={copied ? 'check' : 'copy'}
          iconSize={18}
          label={copied ? t('deposit.copied', { label }) : t('deposit.copy', { label })}
          onClick={() => void copy(value)}
        />
      </dd>
    </div>
  )
}

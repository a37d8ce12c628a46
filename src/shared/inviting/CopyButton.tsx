import { useTranslation } from '../../i18n/translate'
import { useCopy } from '../../site/useCopy'
import { Button } from '../../ui'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
}

/** Says for a moment that it was copied. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation()
  const { copied, copy } = useCopy()
  return (
    <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy(text)}>
      <span role="status">{copied ? t('inviting.copied') : label}</span>
    </Button>
  )
}

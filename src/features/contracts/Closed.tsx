import { Link } from '../../site/Link'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { Button, EmptyState } from '../../ui'
import { useContractAddress } from './useContractAddress'

/** In place of the form, where what it would propose is not open. */
export function Closed({ text }: { readonly text: Extract<MessageKey, 'contracts.closed' | 'contracts.closedKind'> }) {
  const { t } = useTranslation()
  const { toLists } = useContractAddress()
  return (
    <EmptyState
      icon="handshake"
      title={t('contracts.closedTitle')}
      text={t(text)}
      action={
        <Button as={Link} to={toLists} icon="list">
          {t('contracts.all')}
        </Button>
      }
    />
  )
}

import { useTranslation } from '../../../i18n/translate'
import { Answered } from '../../../shared/lists/Answered'
import { useAnswer } from '../../../site/useAnswer'
import { Dialog, Skeleton } from '../../../ui'
import { getClosing } from '../calls'
import type { DialogPart } from '../lazyDialog'
import { CloseForm } from './CloseForm'
import { closingState } from './closingState'
import { MoneyFirst } from './MoneyFirst'

/** What closing means for the money, said first; then the password. */
export default function CloseDialog({ open, onClose }: DialogPart) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} width={480} title={t('account.close.title')} closeLabel={t('app.close')}>
      {open ? <Closing onClose={onClose} /> : null}
    </Dialog>
  )
}

function Closing({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const answer = useAnswer(getClosing, {}, { staleTime: 0 })
  return (
    <Answered answer={answer} skeleton={<Skeleton height={300} />} failed={t('account.close.failed')}>
      {(closing) =>
        closingState(closing) === 'moneyFirst' ? (
          <MoneyFirst closing={closing} onGo={onClose} />
        ) : (
          <CloseForm closing={closing} />
        )
      }
    </Answered>
  )
}

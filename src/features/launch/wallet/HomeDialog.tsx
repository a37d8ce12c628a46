import { useTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import { sessionAtom } from '../../../session/session'
import { balanceHiddenAtom } from '../../../site/balanceHidden'
import { FailureState } from '../../../shared/failure/FailureState'
import { useModalDialog } from '../../../site/modal'
import { balanceAtom, balanceCurrency } from '../../../site/platformAnswers'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Button, Dialog, ListRow, Money, Skeleton, Stack, VisuallyHidden } from '../../../ui'
import { messages } from '../../../shared/launch/messages'
import { HomewardNotices } from '../../../shared/wallet/HomewardNotices'
import { standingAtom } from '../../../shared/wallet/moneyAway'
import { useBringHome } from '../../../shared/wallet/useBringHome'
import { useTellMoney } from '../../../shared/wallet/useTellMoney'

/** Where the money stands, on whatever device it was moved, and the one press that brings all of it home. */
function HomeDialog() {
  const { t } = useTranslation()
  const { open, onClose } = useModalDialog()
  const session = useAtomValue(sessionAtom)
  const standing = useAtomValue(standingAtom)
  const { nameOf } = useTellMoney()
  const hidden = useAtomValue(balanceHiddenAtom)
  const language = useAtomValue(languageAtom).tag
  const balance = useAtomValue(balanceAtom)
  const { homeward, bring } = useBringHome()
  const bringAndClose = async () => {
    if (await bring()) onClose()
  }
  if (session.state === 'visitor') return null
  const money = (amount: string) => (
    <Money
      amount={amount}
      currency={balanceCurrency(balance.data)}
      language={language}
      hidden={hidden}
      hiddenLabel={t('account.balance.hidden')}
    />
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={460}
      title={t('games.launch.wallet.title')}
      closeLabel={t('app.close')}
      footer={
        standing === undefined || standing.away.length === 0 ? null : (
          <Button variant="primary" busy={homeward.state === 'busy'} onClick={() => void bringAndClose()}>
            {t('games.launch.wallet.bring')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {standing !== undefined ? (
          <>
            <div>
              <ListRow title={t('games.launch.wallet.main')} end={money(standing.main)} />
              {standing.away.map((one) => (
                <ListRow key={one.wallet} title={nameOf(one)} end={money(one.amount)} />
              ))}
            </div>
            <p>
              {standing.away.length === 0
                ? t('games.launch.wallet.none')
                : `${t('games.launch.wallet.text')} ${t('games.launch.wallet.otherDevice')}`}
            </p>
          </>
        ) : balance.isError ? (
          <FailureState
            compact
            title={t('games.launch.wallet.unknown')}
            error={balance.error}
            busy={balance.isFetching}
            retry={() => void balance.refetch()}
          />
        ) : (
          <div role="status">
            <VisuallyHidden>{t('games.launch.wallet.loading')}</VisuallyHidden>
            <ListRow title={t('games.launch.wallet.main')} end={<Skeleton width="6em" />} />
          </div>
        )}
        <HomewardNotices homeward={homeward} />
      </Stack>
    </Dialog>
  )
}

export default withMessages(messages, HomeDialog)

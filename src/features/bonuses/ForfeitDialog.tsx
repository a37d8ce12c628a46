import { useTranslation } from '../../i18n/translate'
import { decimalOf } from '../../lib/decimal'
import { wasNotLetIn, wasRefused } from '../../platform/wasRefused'
import { useFormFailure } from '../../shared/money/useFormFailure'
import { useMoney } from '../../shared/money/useMoney'
import { Amount } from '../../site/Amount'
import { useMoneyText } from '../../site/useMoneyText'
import { Button, Dialog, Notice, Stack, useToast } from '../../ui'
import type { Bonus } from './ActiveBonuses'
import { forfeitMoney } from './bonusMoney'
import { Sums } from './bonus.styles'

interface ForfeitDialogProps {
  readonly bonus: Bonus
  readonly currency: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Says what giving a bonus up takes, to the cent, before it is done. The platform takes no more than was said. */
export function ForfeitDialog({ bonus, currency, open, onClose }: ForfeitDialogProps) {
  const { t } = useTranslation()
  const { show } = useToast()
  const say = useMoneyText(currency)
  const { busy, send } = useMoney(forfeitMoney, open)
  const [failure, setFailure] = useFormFailure(forfeitMoney)
  const { name, reference, amount, loss } = bonus
  const taken = decimalOf(loss?.taken ?? amount)
  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const confirm = () => {
    setFailure(undefined)
    void send(
      { reference, name, loss: taken },
      {},
      ({ value }, isThere) => {
        // the platform may have taken less than was said
        const text =
          value === undefined
            ? t('bonuses.givenUpBefore', { name })
            : t('bonuses.givenUp', { name, taken: say(decimalOf(value.taken)) })
        show({ tone: 'success', text })
        if (isThere) close()
      },
      ({ text, error }, isThere) => {
        // the bonus that has ended goes, and this dialog with it
        const isOver = wasRefused(error) && !wasNotLetIn(error)
        if (isThere && !isOver) setFailure(text)
        else show({ tone: isOver ? 'warning' : 'danger', text })
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      width={460}
      title={t('bonuses.giveUpTitle', { name })}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button onClick={close}>{t('bonuses.keep')}</Button>
          <Button variant="danger" busy={busy} onClick={confirm}>
            {t('bonuses.giveUpFor', { taken: say(taken) })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('bonuses.giveUpText')}</p>
        <Sums>
          <div>
            <dt>{t('bonuses.lossBonus')}</dt>
            <dd>
              <Amount amount={decimalOf(loss?.bonus ?? amount)} currency={currency} />
            </dd>
          </div>
          <div>
            <dt>{t('bonuses.lossResult')}</dt>
            <dd>
              <Amount amount={decimalOf(loss?.result ?? '0.00')} currency={currency} signed />
            </dd>
          </div>
          <div>
            <dt>{t('bonuses.lossTaken')}</dt>
            <dd>
              <Amount amount={taken} currency={currency} />
            </dd>
          </div>
        </Sums>
        <p>{t('bonuses.giveUpAfter')}</p>
        {failure === undefined ? null : (
          <Notice tone="danger" alert>
            {failure}
          </Notice>
        )}
      </Stack>
    </Dialog>
  )
}

import { useTranslation } from '../../../i18n/translate'
import { memberInfoAtom } from '../../../site/platformAnswers'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { useSlot } from '../../../site/Slot'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue } from '../../../state/atoms'
import { Badge, Button, Panel } from '../../../ui'
import { messages } from '../messages'
import { SettingRow, SettingRows } from '../SettingRow'

/** Passwords of the account, each where the site has its dialog. */
export default withMessages(messages, function SecuritySection() {
  const { t } = useTranslation()
  const { open } = useModal()
  const dialogs = useSlot('modal')
  const has = (name: string) => dialogs.some(({ id }) => id === name)
  const isSet = useAtomValue(memberInfoAtom).data?.hasPaymentPassword
  if (!has(modals.password) && !has(modals.payment)) return null
  return (
    <Panel title={t('account.security.title')}>
      <SettingRows>
        {has(modals.password) ? (
          <li>
            <SettingRow icon="key-round" title={t('account.security.login')} text={t('account.security.loginText')}>
              <Button size="s" onClick={() => open(modals.password)}>
                {t('account.member.changePassword')}
              </Button>
            </SettingRow>
          </li>
        ) : null}
        {has(modals.payment) ? (
          <li>
            <SettingRow icon="lock" title={t('account.security.payment')} text={t('account.security.paymentText')}>
              {isSet === false ? <Badge tone="warning">{t('account.security.notSet')}</Badge> : null}
              <Button size="s" onClick={() => open(modals.payment)}>
                {t(isSet === false ? 'account.security.setPayment' : 'account.security.changePayment')}
              </Button>
            </SettingRow>
          </li>
        ) : null}
      </SettingRows>
    </Panel>
  )
})

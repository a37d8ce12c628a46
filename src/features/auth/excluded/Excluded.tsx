import styled from 'styled-components'
import { formatDate } from '../../../i18n/formats'
import { languageAtom } from '../../../i18n/language'
import { useTranslation } from '../../../i18n/translate'
import { type Exclusion, exclusionAtom, wantsWithdrawOnlyAtom } from '../../../shared/safety/exclusion'
import { HelpButton } from '../../../shared/safety/HelpButton'
import { useCustomerService } from '../../../site/useCustomerService'
import { withMessages } from '../../../site/withMessages'
import { useAtomValue, useSetAtom } from '../../../state/atoms'
import { Button, Icon, Stack, TextLink } from '../../../ui'
import { useWithdrawOnly } from './useWithdrawOnly'
import { messages } from './messages'

/** In place of the login: the account excluded itself. Until when, where help is, and the way to its money. */
export default withMessages(messages, function Excluded({ exclusion }: { readonly exclusion: Exclusion }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const service = useCustomerService()
  const forget = useSetAtom(exclusionAtom)
  const want = useSetAtom(wantsWithdrawOnlyAtom)
  const { busy, logIn } = useWithdrawOnly(exclusion)
  const back = () => {
    want(false)
    forget(undefined)
  }
  return (
    <section aria-labelledby="excluded">
      <Stack gap={4}>
        <Head role="alert">
          <Icon name="shield-check" size={28} />
          <h3 id="excluded">{t('auth.excluded.title', { date: formatDate(exclusion.until, language) })}</h3>
        </Head>
        <p>{t('auth.excluded.text')}</p>
        <HelpButton label={t('auth.excluded.help')} variant="primary" block />
        <Button block icon="banknote-arrow-up" busy={busy} onClick={logIn}>
          {t('auth.excluded.withdraw')}
        </Button>
        <Ways>
          <TextLink as="button" type="button" onClick={service}>
            {t('app.service.title')}
          </TextLink>
          <TextLink as="button" type="button" onClick={back}>
            {t('auth.excluded.back')}
          </TextLink>
        </Ways>
      </Stack>
    </section>
  )
})

const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: center;

  svg {
    flex: none;
    color: var(--accent-text);
  }
  h3 {
    font-size: var(--fs-lg);
  }
`

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2) var(--space-5);
`

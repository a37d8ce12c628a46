import styled from 'styled-components'
import { useTranslation } from '../../../i18n/translate'
import { wantsWithdrawOnlyAtom } from '../../../shared/safety/exclusion'
import { withMessages } from '../../../site/withMessages'
import { useSetAtom } from '../../../state/atoms'
import { Notice, TextLink } from '../../../ui'
import { messages } from './messages'

/** Above the login's form: what the session will be for. */
export default withMessages(messages, function WithdrawOnly() {
  const { t } = useTranslation()
  const want = useSetAtom(wantsWithdrawOnlyAtom)
  return (
    <Words>
      <Notice tone="accent">
        {t('auth.excluded.onlyText')}{' '}
        <TextLink as="button" type="button" onClick={() => want(false)}>
          {t('auth.excluded.usual')}
        </TextLink>
      </Notice>
    </Words>
  )
})

const Words = styled.div`
  margin-block-end: var(--space-4);
`

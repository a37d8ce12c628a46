import styled from 'styled-components'
import { useTranslation } from '../../i18n/translate'
import { messages } from '../../shared/suggestions/messages'
import SuggestionsSwitch from '../../shared/suggestions/SuggestionsSwitch'
import { withMessages } from '../../site/withMessages'
import { Panel } from '../../ui'

/** On My account: whether games are suggested by what the member plays. */
export default withMessages(messages, function SuggestionsSection() {
  const { t } = useTranslation()
  return (
    <Panel title={t('suggestions.title')}>
      <SuggestionsSwitch />
      <Text>{t('suggestions.text')}</Text>
    </Panel>
  )
})

const Text = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

import { useAtomValue, useStore } from '../../state/atoms'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import styled from 'styled-components'
import { sentValues } from '../../engine/form/sentValues'
import type { FormValues } from '../../lib/form/model'
import { errorMessage } from '../../platform/messages'
import { clientAtom } from '../../session/client'
import { paths } from '../../site/paths'
import { gateAtom } from '../../site/site'
import { useAnswer } from '../../site/useAnswer'
import { useTranslate } from '../../site/useTranslate'
import { withMessages } from '../../site/withMessages'
import { Button, EmptyState, PageHeader, Panel, Skeleton } from '../../ui'
import { Form } from '../../ui/form/Form'
import { getFeedbackSettings, sendFeedback } from './calls'
import { buildFeedbackForm } from './feedbackForm'
import { messages } from './messages'

/** Feedback of anybody (spec §2, other screens). What was typed stays when sending fails. */
function FeedbackPage() {
  const t = useTranslate()
  const client = useAtomValue(clientAtom)
  const { get } = useStore()
  const { data, isError } = useAnswer(getFeedbackSettings)
  const [sent, setSent] = useState<string>()
  const [failure, setFailure] = useState<string>()
  // without the settings the usual lengths count, and the platform checks
  const model = useMemo(() => (data || isError ? buildFeedbackForm(data ?? {}) : undefined), [data, isError])

  const submit = async (values: FormValues) => {
    if (!model) return
    setFailure(undefined)
    try {
      setSent((await client(sendFeedback, { body: sentValues(model, values) })).reference)
    } catch (error) {
      // a page in place of the form says that the site has closed
      if (get(gateAtom).state === 'open') setFailure(t(errorMessage(error)))
    }
  }

  return (
    <Page>
      <PageHeader title={t('feedback.title')} text={t('feedback.lead')} />
      {sent !== undefined ? (
        <div role="status">
          <EmptyState
            icon="circle-check"
            title={t('feedback.thanks')}
            text={t('feedback.thanksText', { reference: sent })}
            action={
              <>
                <Button as={Link} to={paths.help} icon="book-open">
                  {t('feedback.help')}
                </Button>
                <Button variant="primary" onClick={() => setSent(undefined)}>
                  {t('feedback.more')}
                </Button>
              </>
            }
          />
        </div>
      ) : model ? (
        <Panel>
          <Form model={model} onSubmit={submit} submitLabel={t('feedback.send')} formError={failure} t={t} />
        </Panel>
      ) : (
        <Skeleton height={420} radius="var(--radius-l)" />
      )}
    </Page>
  )
}

export default withMessages(messages, FeedbackPage)

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-inline-size: calc(640px + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-8);
`

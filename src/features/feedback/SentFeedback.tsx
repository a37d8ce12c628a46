import { useEffect, useRef } from 'react'
import type { FeedbackEntry } from '../../contract/feedback-entry'
import { formatDateTime, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { useTranslation } from '../../i18n/translate'
import { usePageAddress } from '../../shared/address/usePageAddress'
import { AnsweredPage } from '../../shared/lists/AnsweredPage'
import { usePageLabels } from '../../shared/lists/usePageLabels'
import { useAnswer } from '../../site/useAnswer'
import { useAtomValue } from '../../state/atoms'
import { Badge, EmptyState, Icon, Notice, Pagination, Skeleton } from '../../ui'
import { getFeedback } from './calls'
import { Answer, Detail, Facts, List, Section, Summary, Words } from './feedback.styles'
import { typeLabel } from './feedbackForm'

const pageSize = 5
/** Answers are looked for every so many milliseconds while the page is seen. */
const lookEvery = 15_000

/** What the member sent, newest first, with its answers. The one that an address names is open. */
export function SentFeedback({ wanted }: { readonly wanted: string | undefined }) {
  const { t } = useTranslation()
  const labels = usePageLabels()
  const { page, setPage } = usePageAddress()
  const answer = useAnswer(getFeedback, { page, pageSize }, { staleTime: 0, refetchInterval: lookEvery })
  const waiting = <Skeleton height={240} radius="var(--radius-l)" />
  return (
    <Section aria-labelledby="feedback-sent">
      <h2 id="feedback-sent">{t('feedback.sent')}</h2>
      <AnsweredPage answer={answer} skeleton={waiting} failed={t('feedback.sentFailed')} page={page} onPage={setPage}>
        {({ content, page: shown, pageCount }) => {
          if (content.length === 0)
            return <EmptyState compact icon="inbox" title={t('feedback.sentNone')} text={t('feedback.sentNoneText')} />
          return (
            <>
              <Named wanted={wanted} shown={content} />
              <List>
                {content.map((entry) => (
                  <Entry key={entry.reference} entry={entry} isWanted={entry.reference === wanted} />
                ))}
              </List>
              <Pagination page={shown} pageCount={pageCount} onPage={setPage} labels={labels} />
            </>
          )
        }}
      </AnsweredPage>
    </Section>
  )
}

/** What an address names and this page of the list does not have: above it. */
function Named({ wanted, shown }: { readonly wanted: string | undefined; readonly shown: readonly FeedbackEntry[] }) {
  if (wanted === undefined || shown.some(({ reference }) => reference === wanted)) return null
  return <Older reference={wanted} />
}

function Older({ reference }: { readonly reference: string }) {
  const { t } = useTranslation()
  const { data, isError } = useAnswer(getFeedback, { reference }, { staleTime: 0, refetchInterval: lookEvery })
  const entry = data?.content[0]
  if (entry) {
    return (
      <List>
        <Entry entry={entry} isWanted />
      </List>
    )
  }
  if (data === undefined && !isError) return null
  return <Notice tone="warning">{t(isError ? 'feedback.sentFailed' : 'feedback.unknown')}</Notice>
}

function Entry({ entry, isWanted }: { readonly entry: FeedbackEntry; readonly isWanted: boolean }) {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const element = useRef<HTMLDetailsElement>(null)
  const { reference, questionType, content, contact, images, sentAt, answers } = entry
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isWanted])
  const isAnswered = answers.length > 0
  return (
    <li>
      <details ref={element} open={isWanted}>
        <Summary>
          <span>
            <b>{t(typeLabel(questionType))}</b>
            <time dateTime={isoTime(sentAt)}>{formatDateTime(sentAt, language)}</time>
          </span>
          <Badge tone={isAnswered ? 'success' : 'neutral'} icon={isAnswered ? 'circle-check' : 'hourglass'}>
            {t(isAnswered ? 'feedback.answered' : 'feedback.waiting')}
          </Badge>
          <Icon name="chevron-down" />
        </Summary>
        <Detail>
          <Words dir="auto">{content}</Words>
          <Facts>
            <li>
              <bdi>{reference}</bdi>
            </li>
            {contact === undefined ? null : (
              <li>
                <bdi>{contact}</bdi>
              </li>
            )}
            {images === 0 ? null : <li>{t('feedback.imagesSent', { count: images })}</li>}
          </Facts>
          {isAnswered ? (
            answers.map(({ content: said, timestamp }, place) => (
              <Answer key={place}>
                <h3>
                  {t('feedback.answer')}
                  <time dateTime={isoTime(timestamp)}>{formatDateTime(timestamp, language)}</time>
                </h3>
                <Words dir="auto">{said}</Words>
              </Answer>
            ))
          ) : (
            <p>{t('feedback.waitingText')}</p>
          )}
        </Detail>
      </details>
    </li>
  )
}

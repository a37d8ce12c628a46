import { useAtomValue } from '../../state/atoms'
import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import { formatDate, isoTime } from '../../i18n/formats'
import { languageAtom } from '../../i18n/language'
import { Answered } from '../../shared/lists/Answered'
import { useAnswer } from '../../site/useAnswer'
import { withMessages } from '../../site/withMessages'
import { EmptyState, Icon, SafeHtml, Skeleton } from '../../ui'
import { getAgentAnnouncements } from './calls'
import { messages } from './messages'

/** What the operator tells its agents; the newest one is open. */
export default withMessages(messages, function AnnouncementsPage() {
  const { t } = useTranslation()
  const language = useAtomValue(languageAtom).tag
  const answer = useAnswer(getAgentAnnouncements)
  return (
    <Answered answer={answer} skeleton={<Skeleton height={320} radius="var(--radius-l)" />} failed={t('agent.failed')}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState icon="megaphone" title={t('agent.noAnnouncements')} />
        ) : (
          <List>
            {list.map(({ id, title, content, timestamp }, place) => (
              <li key={id}>
                <details open={place === 0}>
                  <summary>
                    <span>
                      <b>
                        <bdi>{title}</bdi>
                      </b>
                      <time dateTime={isoTime(timestamp)}>{formatDate(timestamp, language)}</time>
                    </span>
                    <Icon name="chevron-down" />
                  </summary>
                  <div>
                    <SafeHtml html={content} />
                  </div>
                </details>
              </li>
            ))}
          </List>
        )
      }
    </Answered>
  )
})

const List = styled.ul`
  display: grid;
  gap: var(--space-3);

  li {
    border-radius: var(--radius-l);
    background-color: var(--surface-1);
    box-shadow: var(--shadow-1);
    overflow: clip;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 64px;
    padding: var(--space-3) var(--space-5);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:focus-visible {
    outline-offset: -2px;
  }
  summary > span {
    display: grid;
    gap: 2px;
  }
  b {
    font-weight: 500;
  }
  time {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  details[open] summary svg {
    transform: rotate(180deg);
  }
  details > div {
    max-inline-size: 72ch;
    padding: 0 var(--space-5) var(--space-5);
  }
`

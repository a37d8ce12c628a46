import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '../../../site/Link'
import { useTranslation } from '../../../i18n/translate'
import { trueSearch } from '../../../shared/address/trueSearch'
import type { Article, FoundArticle } from '../../../shared/help/findArticles'
import { useCustomerService } from '../../../site/useCustomerService'
import { Button, EmptyState, Icon, ListRow, media, useMedia } from '../../../ui'
import { Columns, Group, List, Result, Status } from './help.styles'
import { groupArticles } from './groupArticles'
import { Lit } from './Lit'

interface HelpColumnsProps {
  readonly articles: readonly Article[]
  /** Undefined while nothing is searched for. */
  readonly found: readonly FoundArticle[] | undefined
  readonly words: readonly string[]
  /** What is searched for. */
  readonly text: string
  /** The article that the address names. */
  readonly chosen: Article | undefined
  /** An article; `back` leads to the list where it has the place of the list. */
  readonly children: (article: Article, back: string | undefined) => ReactNode
}

/** Titles under their headings, or what was found, beside an article; on a phone one after the other. */
export function HelpColumns({ articles, found, words, text, chosen, children }: HelpColumnsProps) {
  const { t } = useTranslation()
  const wide = useMedia(media.desktopUp)
  const [search] = useSearchParams()
  const groups = groupArticles(articles)
  const first = found === undefined ? groups[0]?.articles[0] : found[0]?.article
  const shown = chosen ?? (wide ? first : undefined)
  const addressOf = (article: string | undefined) => `?${(trueSearch(search, { article }) ?? search).toString()}`
  const row = ({ article, excerpt }: FoundArticle) => (
    <li key={article.id}>
      <ListRow
        as={Link}
        to={addressOf(article.id)}
        title={<Lit text={article.title} words={words} />}
        text={excerpt === undefined ? undefined : <Lit text={excerpt} words={words} />}
        selected={wide && article.id === shown?.id}
        {...(article.id === shown?.id && { 'aria-current': 'true' as const })}
        end={<Icon name="chevron-right" size={18} />}
      />
    </li>
  )
  return (
    <Columns>
      {wide || !shown ? (
        <List aria-label={t('support.help.articles')} data-beside={shown !== undefined}>
          <Status role="status">{found === undefined ? null : t('support.help.found', { count: found.length })}</Status>
          {found === undefined ? (
            groups.map(({ title, articles: own }) => (
              <Group key={title ?? ''}>
                {groups.length > 1 ? <h2>{title ?? t('support.help.others')}</h2> : null}
                <ul>{own.map((article) => row({ article }))}</ul>
              </Group>
            ))
          ) : found.length === 0 ? (
            <Nothing text={text} />
          ) : (
            <Result>{found.map(row)}</Result>
          )}
        </List>
      ) : null}
      {shown ? children(shown, wide ? undefined : addressOf(undefined)) : null}
    </Columns>
  )
}

function Nothing({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  const service = useCustomerService()
  return (
    <EmptyState
      compact
      icon="search"
      title={t('support.help.nothing', { text })}
      text={t('support.help.nothingText')}
      action={
        <Button icon="headset" onClick={service}>
          {t('app.service.title')}
        </Button>
      }
    />
  )
}

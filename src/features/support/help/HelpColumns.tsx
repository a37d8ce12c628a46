import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Link } from '../../../site/Link'
import { useTranslation } from '../../../i18n/translate'
import type { Article, FoundArticle } from '../../../shared/help/findArticles'
import { useCustomerService } from '../../../site/useCustomerService'
import { Button, EmptyState, Icon, ListRow, media, Only, onlyAt, useMedia, useOnly } from '../../../ui'
import { Columns, Group, List, Place, Result, Status } from './help.styles'
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
  /** An article; `back` leads to the list where there is no room for both. Undefined: the list is there at every width. */
  readonly children: (article: Article, back: string | undefined) => ReactNode
}

/** Titles under their headings, or what was found, beside an article; on a phone one after the other. */
export function HelpColumns({ articles, found, words, text, chosen, children }: HelpColumnsProps) {
  const { t } = useTranslation()
  const hasRoom = useOnly('desktopUp')
  const [search] = useSearchParams()
  const groups = groupArticles(articles)
  const first = found === undefined ? groups[0]?.articles[0] : found[0]?.article
  /** Beside the list where there is room for it, even where none was chosen. */
  const shown = chosen ?? first
  const q = search.get('q')
  // what others have added to the address the edge draws none of
  const addressOf = (article: string | undefined) =>
    `?${new URLSearchParams({ ...(q !== null && { q }), ...(article !== undefined && { article }) }).toString()}`
  const row = (found: FoundArticle) => (
    <Row
      key={found.article.id}
      {...found}
      to={addressOf(found.article.id)}
      words={words}
      mark={found.article.id === chosen?.id ? 'chosen' : found.article.id === shown?.id ? 'shown' : undefined}
    />
  )
  const list = (
    <List aria-label={t('support.help.articles')}>
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
  )
  return (
    <Columns>
      {chosen && !hasRoom ? null : <Place {...(chosen && onlyAt('desktopUp'))}>{list}</Place>}
      {chosen ? children(chosen, addressOf(undefined)) : null}
      {shown && !chosen ? <Only at="desktopUp">{children(shown, undefined)}</Only> : null}
    </Columns>
  )
}

interface RowProps extends FoundArticle {
  readonly to: string
  readonly words: readonly string[]
  /** Of the article that was chosen, or of the one that stands beside the list where there is room. */
  readonly mark: 'chosen' | 'shown' | undefined
}

/** `useMedia` is asked here alone: a part above would be drawn once more as soon as the page is taken over. */
function Row({ article, excerpt, to, words, mark }: RowProps) {
  const wide = useMedia(media.desktopUp)
  return (
    <li>
      <ListRow
        as={Link}
        to={to}
        title={<Lit text={article.title} words={words} />}
        text={excerpt === undefined ? undefined : <Lit text={excerpt} words={words} />}
        selected={wide && mark !== undefined}
        {...((mark === 'chosen' || (wide && mark === 'shown')) && { 'aria-current': 'true' as const })}
        end={<Icon name="chevron-right" size={18} />}
      />
    </li>
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

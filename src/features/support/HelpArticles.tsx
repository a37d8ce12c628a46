import { useTranslation } from '../../i18n/translate'
import styled from 'styled-components'
import type { HelpCentre } from '../../contract/help-centre'
import { Button, Icon, ListRow, media, SafeHtml, useMedia } from '../../ui'

interface HelpArticlesProps {
  readonly articles: HelpCentre
  /** Id from the address; an unknown one is the first article. */
  readonly wanted: string | undefined
  readonly onChoose: (id: string | undefined) => void
}

/** Titles beside the article; on a phone one after the other. */
export function HelpArticles({ articles, wanted, onChoose }: HelpArticlesProps) {
  const { t } = useTranslation()
  const wide = useMedia(media.desktopUp)
  const found = articles.find(({ id }) => id === wanted)
  const shown = found ?? (wide ? articles[0] : undefined)
  return (
    <Columns>
      {wide || !shown ? (
        <List aria-label={t('support.help.articles')}>
          <ul>
            {articles.map(({ id, title }) => (
              <li key={id}>
                <ListRow
                  as="button"
                  title={title}
                  selected={wide && id === shown?.id}
                  {...(id === shown?.id && { 'aria-current': 'true' as const })}
                  end={<Icon name="chevron-right" size={18} />}
                  onClick={() => onChoose(id)}
                />
              </li>
            ))}
          </ul>
        </List>
      ) : null}
      {shown ? (
        <Article key={shown.id}>
          {wide ? null : (
            <Button variant="ghost" size="s" icon="arrow-left" onClick={() => onChoose(undefined)}>
              {t('support.help.back')}
            </Button>
          )}
          <h2>{shown.title}</h2>
          <SafeHtml html={shown.content} />
        </Article>
      ) : null}
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);

  @media ${media.desktopUp} {
    grid-template-columns: minmax(240px, 320px) minmax(0, 1fr);
  }
`

const List = styled.nav`
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;

  li + li {
    border-block-start: 1px solid var(--line);
  }
`

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-4);
  min-inline-size: 0;
  padding: clamp(16px, 3vw, 40px);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);

  > * {
    max-inline-size: 72ch;
  }
`

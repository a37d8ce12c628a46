import { useTranslation } from '../../../i18n/translate'
import { Link } from '../../../site/Link'
import { paths } from '../../../site/paths'
import { Button, EmptyState, Icon } from '../../../ui'
import { ViewNav } from '../views/ViewNav'
import type { SportsView } from '../views/sportsViews'
import { Lead } from '../views/sports.styles'
import { BookList } from './BookList'
import type { Books } from '../../../shared/matches/useBooks'

interface Props {
  readonly books: Books
  readonly view: SportsView | undefined
}

/** Where the platform tells no matches: the sportsbooks, each open at the section of the page. */
export function BooksOnly({ books, view }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <ViewNav view={view} />
      {books.list.length === 0 ? (
        <EmptyState
          compact
          icon="volleyball"
          title={t('sports.noBooks')}
          action={
            <Button as={Link} to={paths.home}>
              {t('games.page.home')}
            </Button>
          }
        />
      ) : (
        <>
          <Lead>
            <Icon name="volleyball" size={24} />
            <p>{t('sports.inBook')}</p>
          </Lead>
          <BookList books={books} view={view} large />
        </>
      )}
    </>
  )
}

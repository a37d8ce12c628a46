import { useTranslation } from '../../../i18n/translate'
import { gamePath } from '../../../site/gamePath'
import { GoLink } from '../../../site/GoLink'
import { imageAddressAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'
import { Avatar, Badge, Icon } from '../../../ui'
import type { SportsView } from '../views/sportsViews'
import { Action, Book, BookName, Rail, RailHead, Tiles, Words } from './book.styles'
import type { Books } from '../../../shared/matches/useBooks'

interface Props {
  readonly books: Books
  /** The books open at this section. */
  readonly view: SportsView | undefined
  /** As the content of the page, where there are no matches beside them. */
  readonly large?: boolean
}

/** The sportsbooks themselves, which have everything that the page has not. */
export function BookList({ books, view, large = false }: Props) {
  const { t } = useTranslation()
  const imageAddress = useAtomValue(imageAddressAtom)
  const Tray = large ? Tiles : Rail
  return (
    <section aria-labelledby="sportsbooks">
      <RailHead id="sportsbooks">{t('sports.books')}</RailHead>
      <Tray>
        {books.list.map(({ accountTypeName, displayName, smallIcon, maintenance = false }) => (
          <li key={accountTypeName}>
            <Book
              as={GoLink}
              to={gamePath({ gameId: view, vassalage: accountTypeName, category: 'SPORTS' })}
              needsLogin
              maintenance={maintenance}
            >
              <Avatar name={displayName} size={large ? 56 : 40} src={smallIcon && imageAddress(smallIcon)} />
              <Words>
                <BookName>{displayName}</BookName>
                {maintenance ? (
                  <Badge tone="warning" icon="wrench">
                    {t('games.page.maintenance')}
                  </Badge>
                ) : (
                  <Action>
                    {t(view === undefined ? 'sports.open.lobby' : `sports.open.${view}`)}
                    <Icon name="chevron-right" size={14} />
                  </Action>
                )}
              </Words>
            </Book>
          </li>
        ))}
      </Tray>
    </section>
  )
}

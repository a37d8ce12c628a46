import { useTranslation } from '../../../i18n/translate'
import { Link } from 'react-router'
import type { Vendor } from '../../../engine/facts'
import { brandAtom } from '../../../site/brand'
import { gamePath } from '../../../site/gamePath'
import { GoLink } from '../../../site/GoLink'
import { paths } from '../../../site/paths'
import { imageAddressAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'
import { Avatar, Badge, Button, EmptyState, Icon, type IconName } from '../../../ui'
import { Action, VendorName } from '../../../shared/category/category.styles'
import { Book, Books, BookWords, Lead } from './sports.styles'
import { sportsbooks, type SportsView } from './sportsViews'

const icons: Readonly<Record<SportsView, IconName>> = {
  rolling: 'radio',
  today: 'calendar',
  hot: 'flame',
  league: 'trophy',
}

/**
 * One section of the sportsbooks. Matches and odds are the vendors' own and the platform tells none of them, so the
 * page shows none: it leads to each sportsbook, open at this section.
 */
export function SportsSection({ view, vendors }: { readonly view: SportsView; readonly vendors: readonly Vendor[] }) {
  const { t } = useTranslation()
  const { sportsbookVendors } = useAtomValue(brandAtom).games
  const imageAddress = useAtomValue(imageAddressAtom)
  const books = sportsbooks(vendors, sportsbookVendors)
  if (books.length === 0) {
    return (
      <EmptyState
        compact
        icon="volleyball"
        title={t('games.sports.noBooks')}
        action={
          <Button as={Link} to={paths.category.SPORTS}>
            {t('games.sports.lobby')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <Lead>
        <Icon name={icons[view]} size={24} />
        <p>{t(`games.sports.about.${view}`)}</p>
      </Lead>
      <Books>
        {books.map(({ accountTypeName, displayName, smallIcon, maintenance = false }) => (
          <li key={accountTypeName}>
            <Book
              as={GoLink}
              to={gamePath({ vassalage: accountTypeName, gameId: view, category: 'SPORTS' })}
              needsLogin
              maintenance={maintenance}
            >
              <Avatar
                name={displayName}
                size={56}
                src={smallIcon === undefined ? undefined : imageAddress(smallIcon)}
              />
              <BookWords>
                <VendorName>{displayName}</VendorName>
                {maintenance ? (
                  <Badge tone="warning" icon="wrench">
                    {t('games.page.maintenance')}
                  </Badge>
                ) : (
                  <Action>
                    {t(`games.sports.open.${view}`)}
                    <Icon name="arrow-right" size={16} />
                  </Action>
                )}
              </BookWords>
            </Book>
          </li>
        ))}
      </Books>
    </>
  )
}

import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { FailureState } from '../../../site/failure/FailureState'
import { gamesByCategoryAtom } from '../../../site/games'
import { paths } from '../../../site/paths'
import { hotGamesAtom, vendorsAtom } from '../../../site/platformAnswers'
import { type SlotComponentProps, useLabel, useSlot } from '../../../site/Slot'
import { vendorsByCategoryAtom } from '../../../site/vendors'
import { Button, EmptyState, PageHeader } from '../../../ui'
import { CategorySkeleton } from './CategorySkeleton'
import { GameGrid } from './GameGrid'
import { Page } from './categoryLooks'
import { VendorCards } from './VendorCards'
import { VendorLobby } from './VendorLobby'
import { VendorStrip } from './VendorStrip'

/** The page of one category: its vendors, and of its games those that the platform recommends. */
export default function CategoryPage({ item }: SlotComponentProps<'page'>) {
  const { t } = useTranslation()
  const label = useLabel()
  const [search] = useSearchParams()
  const vendors = useAtomValue(vendorsAtom)
  const hotGames = useAtomValue(hotGamesAtom)
  // the brand may have named the category in the header its own way
  const named = useSlot('header.category').find((one) => one.link === undefined && one.props.path === item.props.path)
  const category = named?.props.category ?? item.id.toUpperCase()
  const own = useAtomValue(vendorsByCategoryAtom)(category)
  const games = useAtomValue(gamesByCategoryAtom).get(category) ?? []

  const chosen = own.find(({ accountTypeName }) => accountTypeName === search.get('vendor'))
  const shown = chosen === undefined ? games : games.filter(({ vassalage }) => vassalage === chosen.accountTypeName)
  const title = label(named?.label ?? item.label)

  return (
    <Page>
      <PageHeader title={title} text={games.length === 0 ? undefined : t('games.page.lead', { count: own.length })} />
      {vendors.isPending || hotGames.isPending ? (
        <CategorySkeleton />
      ) : vendors.error ? (
        <FailureState
          title={t('games.page.failed')}
          error={vendors.error}
          busy={vendors.isFetching}
          retry={() => void vendors.refetch()}
        />
      ) : own.length === 0 ? (
        <EmptyState
          icon="gamepad-2"
          title={t('games.page.empty')}
          text={t('games.page.emptyText')}
          action={
            <Button variant="primary" as={Link} to={paths.home}>
              {t('games.page.home')}
            </Button>
          }
        />
      ) : games.length === 0 ? (
        <VendorCards vendors={own} category={category} />
      ) : (
        <>
          <VendorStrip vendors={own} path={item.props.path} chosen={chosen?.accountTypeName} />
          {chosen === undefined ? null : <VendorLobby vendor={chosen} category={category} />}
          <GameGrid games={shown} category={category} />
        </>
      )}
    </Page>
  )
}

import { useSetAtom } from '../../state/atoms'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../i18n/translate'
import { withoutTurns } from '../../lib/shownText'
import { paths } from '../../site/paths'
import { useLabel, useSlot } from '../../site/Slot'
import { useGameCards } from '../../site/useGameCards'
import { useNavigateOrLaunch } from '../../site/useNavigateOrLaunch'
import { Avatar, Button, EmptyState, Icon, ListRow, Notice } from '../../ui'
import { highlight } from '../../shared/catalogue/search/highlight'
import { ResultSaid } from '../../shared/lists/ResultSaid'
import { GameRow } from './GameRow'
import { Popular } from './Popular'
import { recentSearchesAtom } from './recent'
import { Group, Mark, Note, Rows, Title } from './search.styles'
import { useGames } from './useGames'
import { useMatchPlaces } from './useMatchPlaces'
import { type Place, usePlaces } from './usePlaces'

interface Props {
  readonly text: string
  readonly words: readonly string[]
  /** Told once it is known which result is the first. */
  readonly onFound: (text: string) => void
}

/** What a query found, a group for each kind. */
export function Found({ text, words, onFound }: Props) {
  const { t } = useTranslation()
  const go = useNavigateOrLaunch()
  const cardOf = useGameCards()
  const remember = useSetAtom(recentSearchesAtom)
  const { games, found, more, nearOnly, load, retry } = useGames(words)
  const { providers, promotions, morePromotions, help, moreHelp, pages, isPending } = usePlaces(words)
  const played = useMatchPlaces(words)
  const categories = useSlot('header.category')
  const label = useLabel()
  const lit = (title: string) =>
    highlight(title, words).map((piece, at) => (piece.hit ? <Mark key={at}>{piece.text}</Mark> : piece.text))
  const rows = (places: readonly Place[]) => (
    <Rows>
      {places.map(({ id, title, text: more, image, icon, to, needsLogin = false }) => (
        <li key={id}>
          <ListRow
            as="button"
            data-result
            title={lit(title)}
            text={more}
            start={image === undefined ? <Icon name={icon} size={22} /> : <Avatar name={title} size={36} src={image} />}
            end={<Icon name="chevron-right" size={18} />}
            onClick={() => {
              remember(text)
              go(to, { needsLogin })
            }}
          />
        </li>
      ))}
    </Rows>
  )
  const goOn = (label: string, to: string) => (
    <Button
      block
      variant="ghost"
      iconEnd="chevron-right"
      onClick={() => {
        remember(text)
        go(to)
      }}
    >
      {label}
    </Button>
  )
  /** @param all where there are more of them than are shown */
  const group = (title: string, places: readonly Place[], all?: string): ReactNode =>
    places.length === 0 ? null : (
      <Group>
        <Title>{title}</Title>
        {rows(places)}
        {all === undefined ? null : goOn(t('home.promotions.readAll'), all)}
      </Group>
    )
  const asked = new URLSearchParams({ q: text }).toString()
  const count = found + played.length + providers.length + promotions.length + help.length + pages.length
  const isLoadingSlots = load.state === 'loading' || load.state === 'idle'
  const isLoading = isLoadingSlots || isPending
  const isMissing = load.state === 'failed' || (load.state === 'ready' && load.missing > 0)
  const isNone = count === 0
  // the page of matches has no search
  const whole = categories.filter(
    ({ link, props: { category } }) => link === undefined && more.has(category) && category !== 'SPORTS',
  )
  // while something is on its way it is not known that nothing fits
  const shown = isNone ? '' : isLoading ? t('search.searching') : t('search.found', { count })
  const again = (
    <Button size="s" icon="refresh-cw" onClick={retry}>
      {t('search.retry')}
    </Button>
  )
  const isDecided = !isLoadingSlots && !isNone
  useEffect(() => {
    if (isDecided) onFound(text)
  }, [isDecided, text, onFound])
  // what did not come may be what is looked for
  const isUnsure = isMissing && isNone && !isLoading
  return (
    <>
      <Note as="div" data-undecided={!isDecided || undefined}>
        <ResultSaid
          words={isUnsure ? t('search.missing') : t('search.found', { count })}
          shown={shown}
          isLoading={isLoading}
        />
      </Note>
      {isNone ? (
        <>
          <EmptyState
            compact
            icon="search"
            title={isLoading ? t('search.searching') : t('search.none', { text: withoutTurns(text) })}
            text={
              isLoadingSlots
                ? t('search.noneYet')
                : isLoading
                  ? undefined
                  : t(isUnsure ? 'search.missing' : 'search.noneText')
            }
            action={isUnsure ? again : undefined}
          />
          <Popular />
        </>
      ) : null}
      {games.length === 0 ? null : (
        <Group>
          <Title>{t('search.games')}</Title>
          {nearOnly ? <Note>{t('search.near')}</Note> : null}
          <Rows>
            {games.map(({ game, category }) => {
              const card = cardOf(game, category)
              const open = () => {
                remember(text)
                card.onOpen()
              }
              return <GameRow key={game.nodeId} card={card} title={lit(card.title)} onOpen={open} />
            })}
          </Rows>
          {whole.map(({ id, label: name, props: { path } }) => (
            <Fragment key={id}>{goOn(t('search.allIn', { category: label(name) }), `${path}?${asked}`)}</Fragment>
          ))}
        </Group>
      )}
      {group(t('search.matches'), played)}
      {group(t('search.providers'), providers)}
      {group(t('search.promotions'), promotions, morePromotions ? paths.promotions : undefined)}
      {group(t('search.pages'), pages)}
      {group(t('search.help'), help, moreHelp ? `${paths.help}?${asked}` : undefined)}
      {isMissing && !isUnsure ? (
        <Notice tone="warning" action={again}>
          {t('search.missing')}
        </Notice>
      ) : null}
    </>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/translate'
import { languageAtom } from '../../../i18n/language'
import { numberFormat } from '../../../lib/intl'
import { balanceAtom, balanceCurrency } from '../../../site/platformAnswers'
import { useMoneyText } from '../../../site/useMoneyText'
import { useAtomValue } from '../../../state/atoms'
import { Avatar, Badge, Button, Dialog, EmptyState, IconButton, Image, Spinner } from '../../../ui'
import type { HallGame } from '../../../shared/catalogue/Catalogue'
import { isFavouriteAtom } from '../favourites/favouriteAtoms'
import { featureName, typeName, volatilityName } from '../filters/filterNames'
import type { CellActions } from '../grid/useCellActions'
import { Cover, Facts, Features, Head, Lead, Vendor, Wait } from './details.styles'

interface Props {
  readonly game: HallGame | undefined
  /** The list may still bring it. */
  readonly isPending: boolean
  readonly open: boolean
  readonly onClose: () => void
  readonly actions: CellActions
  /** Absent where it cannot be played for free. */
  readonly onDemo: (() => void) | undefined
  readonly isDemoBusy: boolean
}

/** What to know of a game before it is played. */
export default function GameDetails({ game, isPending, open, onClose, actions, onDemo, isDemoBusy }: Props) {
  const { t } = useTranslation()
  const isFavourite = useAtomValue(isFavouriteAtom)
  const common = { open, onClose, closeLabel: t('games.hall.closeDetails') }
  if (game === undefined) {
    return (
      <Dialog {...common} title={t('games.hall.details')} width={400}>
        {isPending ? (
          <Wait>
            <Spinner size={32} label={t('games.hall.loading')} />
          </Wait>
        ) : (
          <EmptyState
            compact
            icon="layout-grid"
            title={t('games.launch.failed.unknown')}
            text={t('games.launch.unknownText')}
          />
        )}
      </Dialog>
    )
  }
  const { name, mark } = actions.vendorOf(game.vassalage)
  const isOn = isFavourite(game.nodeId)
  return (
    <Dialog
      {...common}
      title={game.title}
      footer={
        <>
          {actions.setFavourite === undefined ? null : (
            <IconButton
              icon="heart"
              aria-pressed={isOn}
              label={isOn ? t('games.card.removeFavourite') : t('games.card.addFavourite')}
              onClick={() => actions.setFavourite?.(game, !isOn)}
            />
          )}
          {onDemo === undefined ? null : (
            <Button busy={isDemoBusy} onClick={onDemo}>
              {t('games.hall.demo')}
            </Button>
          )}
          <Button variant="primary" icon="play" onClick={() => actions.launch(game)}>
            {t('games.card.play')}
          </Button>
        </>
      }
    >
      <Head>
        <Cover>
          <Image src={actions.imageOf(game.image)} alt="" ratio={3 / 4} eager />
        </Cover>
        <div>
          <Lead>
            <Vendor>
              <Avatar name={name} src={mark} size={32} />
              {name}
            </Vendor>
            {game.isHot ? (
              <Badge tone="danger" icon="flame">
                {t('games.card.hot')}
              </Badge>
            ) : null}
            {game.isNew ? <Badge tone="accent2">{t('games.card.new')}</Badge> : null}
          </Lead>
          <GameFacts game={game} />
          {game.features.length === 0 ? null : (
            <Features aria-label={t('games.hall.features')}>
              {game.features.map((feature) => (
                <li key={feature}>{featureName(t, feature)}</li>
              ))}
            </Features>
          )}
        </div>
      </Head>
    </Dialog>
  )
}

/** Only what the platform told: nothing stands in for what it did not. */
function GameFacts({ game }: { readonly game: HallGame }) {
  const { t } = useTranslation()
  const { tag } = useAtomValue(languageAtom)
  const say = useMoneyText(balanceCurrency(useAtomValue(balanceAtom).data))
  const number = (value: number, digits = 0) =>
    numberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: 4 }).format(value)
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(game.gameType === '' ? [] : [[t('games.hall.type'), typeName(t, game.gameType)] as const]),
    ...(game.lines === undefined ? [] : [[t('games.hall.lines'), number(game.lines)] as const]),
    ...(game.minBet === undefined ? [] : [[t('games.hall.bet'), say(game.minBet)] as const]),
    ...(game.rtp === undefined ? [] : [[t('games.hall.rtp'), `${number(Number(game.rtp), 2)}%`] as const]),
    ...(game.volatility === undefined
      ? []
      : [[t('games.hall.volatility'), volatilityName(t, game.volatility)] as const]),
  ]
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  )
}

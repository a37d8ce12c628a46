import { Image } from '../media/Image'
import { Icon } from '../icons/Icon'
import { GameWords } from './GameWords'
import { PlayVeil } from './PlayVeil'
import { BadgeSpot, Card, DemoButton, HeartButton, Main, Picture } from './gameLooks'
import { type GameCardProps, gameRatios } from './types'

/** A game: the whole card opens it; heart and free play are buttons of their own beside it. */
export function GameCard(props: GameCardProps) {
  const { title, image, badge, favourite = false, variant, rtp, labels, eager = false, held, tabIndex } = props
  const { onFavourite, onOpen, onDemo } = props
  return (
    <Card $variant={variant}>
      <Main type="button" onClick={onOpen} tabIndex={tabIndex} $variant={variant}>
        <Picture $variant={variant}>
          <Image src={image} alt="" ratio={gameRatios[variant]} eager={eager} held={held} />
          <PlayVeil label={labels.play} rtp={rtp} rtpLabel={labels.rtp} />
          {badge === undefined ? null : (
            <BadgeSpot $variant={variant} $tone={badge.tone}>
              {badge.icon === undefined ? null : <Icon name={badge.icon} size={12} filled={badge.icon === 'flame'} />}
              {badge.label}
            </BadgeSpot>
          )}
        </Picture>
        <GameWords {...props} title={title} />
      </Main>
      {onDemo === undefined || labels.demo === undefined ? null : (
        <DemoButton type="button" tabIndex={tabIndex} aria-label={`${labels.demo}: ${title}`} onClick={onDemo} $ratio={gameRatios[variant]}>
          {labels.demo}
        </DemoButton>
      )}
      {onFavourite === undefined ? null : (
        <HeartButton
          type="button"
          tabIndex={tabIndex}
          aria-pressed={favourite}
          aria-label={`${favourite ? labels.removeFavourite : labels.addFavourite}: ${title}`}
          onClick={() => onFavourite(!favourite)}
          $on={favourite}
          $variant={variant}
        >
          <Icon name="heart" size={18} filled={favourite} />
        </HeartButton>
      )}
    </Card>
  )
}

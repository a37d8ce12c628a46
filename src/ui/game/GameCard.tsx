import type { BadgeTone } from '../feedback/Badge'
import { Picture } from '../media/Image'
import { Icon } from '../icons/Icon'
import { GameWords } from './GameWords'
import { PlayVeil } from './PlayVeil'
import { Card } from './game.styles'
import { type GameCardProps, gameRatios } from './types'

// made once: what is the same is not looked at again when a card gets another game
const emptyHeart = <Icon name="heart" size={18} />
const setHeart = <Icon name="heart" size={18} filled />
const flame = <Icon name="flame" size={12} filled />
const ratios = {
  cover: { aspectRatio: gameRatios.cover },
  wide: { aspectRatio: gameRatios.wide },
  tile: { aspectRatio: gameRatios.tile },
}

/** A game: the whole card opens it; heart and free play are buttons of their own beside it. */
export function GameCard(props: GameCardProps) {
  const {
    title,
    image,
    badge,
    favourite = false,
    variant,
    rtp,
    labels,
    eager = false,
    held,
    kept,
    bare = false,
    tabIndex,
  } = props
  const { onFavourite, onOpen, onDemo } = props
  // lettering runs across the whole of a wide picture: nothing stands on it
  const isAmongWords = variant === 'wide'
  const mark =
    badge === undefined ? null : (
      <span className="badge" style={badgeColours(badge.tone)}>
        {badge.icon === undefined ? null : badge.icon === 'flame' ? flame : <Icon name={badge.icon} size={12} />}
        {badge.label}
      </span>
    )
  return (
    <Card data-variant={variant}>
      <button type="button" className="open" onClick={onOpen} tabIndex={tabIndex}>
        <span className="picture" style={ratios[variant]}>
          <Picture src={image} alt="" eager={eager} held={held} kept={kept} abrupt={bare || eager} />
          {bare ? null : <PlayVeil label={labels.play} rtp={rtp} rtpLabel={labels.rtp} />}
          {isAmongWords ? null : mark}
        </span>
        <GameWords {...props} title={title} badge={isAmongWords ? mark : undefined} />
      </button>
      {onDemo === undefined || labels.demo === undefined ? null : (
        <button
          type="button"
          className="demo"
          tabIndex={tabIndex}
          aria-label={`${labels.demo}: ${title}`}
          onClick={onDemo}
          style={ratios[variant]}
        >
          {labels.demo}
        </button>
      )}
      {onFavourite === undefined ? null : (
        <button
          type="button"
          className="heart"
          tabIndex={tabIndex}
          aria-pressed={favourite}
          aria-label={`${favourite ? labels.removeFavourite : labels.addFavourite}: ${title}`}
          onClick={() => onFavourite(!favourite)}
        >
          {favourite ? setHeart : emptyHeart}
        </button>
      )}
    </Card>
  )
}

const badgeColours = (tone: BadgeTone) =>
  tone === 'neutral'
    ? { backgroundColor: 'var(--surface-2)', color: 'var(--text)' }
    : { backgroundColor: `var(--${tone})`, color: `var(--on-${tone})` }

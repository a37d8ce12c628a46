import { Avatar } from '../text/Avatar'
import type { GameCardProps } from './types'

type GameWordsProps = Pick<GameCardProps, 'title' | 'markedTitle' | 'vendor' | 'vendorMark' | 'variant'>

/** Title and vendor. The place is of one height, whatever the length of the name. Looks: those of the card around it. */
export function GameWords({ title, markedTitle = title, vendor, vendorMark, variant }: GameWordsProps) {
  const lines = (
    <>
      <span className="title">{markedTitle}</span>
      <span className="vendor">
        {variant !== 'cover' || vendorMark === undefined ? null : <img src={vendorMark} alt="" width={14} height={14} loading="lazy" />}
        {vendor}
      </span>
    </>
  )
  return (
    <span className="words">
      {variant === 'wide' ? (
        <>
          <Avatar name={vendor} src={vendorMark} size={36} />
          <span>{lines}</span>
        </>
      ) : (
        lines
      )}
    </span>
  )
}

import type { ReactNode } from 'react'
import { Avatar } from '../text/Avatar'
import type { GameCardProps } from './types'

interface GameWordsProps extends Pick<GameCardProps, 'title' | 'markedTitle' | 'vendor' | 'vendorMark' | 'variant'> {
  /** Before the vendor's name. */
  readonly badge: ReactNode
}

/**
 * Title and vendor. The place is of one height, whatever the length of the name. Both are lines of one box: a box of its
 * own for each that is cut is felt on walls of cards. Looks: those of the card around it.
 */
export function GameWords({ title, markedTitle = title, vendor, vendorMark, variant, badge }: GameWordsProps) {
  const lines = (
    <>
      <span className="title">{markedTitle}</span>
      <br />
      <span className="vendor">
        {variant !== 'cover' || vendorMark === undefined ? null : (
          <img src={vendorMark} alt="" width={14} height={14} loading="lazy" fetchPriority="low" />
        )}
        {badge}
        {vendor}
      </span>
    </>
  )
  const whole = `${title}, ${vendor}`
  if (variant !== 'wide')
    return (
      <span className="words lines" title={whole}>
        {lines}
      </span>
    )
  return (
    <span className="words">
      <Avatar name={vendor} src={vendorMark} size={36} />
      <span className="lines" title={whole}>
        {lines}
      </span>
    </span>
  )
}

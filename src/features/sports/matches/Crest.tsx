import { useState } from 'react'
import type { Team } from '../../../contract/matches'
import { imageAddressAtom } from '../../../site/vendors'
import { useAtomValue } from '../../../state/atoms'
import { Avatar } from '../../../ui'
import { logoAddress } from './logoAddress'

const shield = 'M12 1.6 21 4.7V12c0 5.3-3.7 8.7-9 10.4C6.7 20.7 3 17.3 3 12V4.7Z'
/** What lies on the shield, in its second colour. */
const figures = [
  'M12 1.6 21 4.7V12c0 5.3-3.7 8.7-9 10.4Z',
  'M3 9H21V12Q21 13.3 20.7 14.5H3.3Q3 13.3 3 12Z',
  'M3 4.7 6.4 3.5 20.3 15.6C19.6 17.2 18.5 18.5 17.2 19.6L3 7.4Z',
  'M3.7 15.6 12 9.6 20.3 15.6C19.7 17 18.9 18.1 17.9 19L12 14.7 6.1 19C5.1 18.1 4.3 17 3.7 15.6Z',
  'M12 6.6A5 5 0 1 1 12 16.6 5 5 0 1 1 12 6.6Z',
]

interface Props {
  readonly team: Team
  /** Side in CSS pixels. */
  readonly size?: number
}

/** A team's picture where it comes, a crest in its colours, or its initial. Decoration: the name stands beside it. */
export function Crest({ team: { name, logo, colours }, size = 22 }: Props) {
  const imageAddress = useAtomValue(imageAddressAtom)
  const [field, figure] = colours ?? []
  const [failed, setFailed] = useState<string>()
  const picture = logo === undefined ? undefined : logoAddress(logo, imageAddress)
  if (picture !== undefined && picture !== failed)
    return (
      <span style={{ display: 'contents' }} onErrorCapture={() => setFailed(picture)}>
        <Avatar name={name} size={size} src={picture} />
      </span>
    )
  if (field === undefined) return <Avatar name={name} size={size} />
  const place = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % figures.length
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shield} fill={field} />
      <path d={figures[place]} fill={figure} />
      <path d={shield} fill="none" stroke="var(--line-strong)" strokeWidth="1" />
    </svg>
  )
}

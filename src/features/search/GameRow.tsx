import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { useGameCards } from '../../site/useGameCards'
import { Avatar, Icon, ListRow } from '../../ui'

interface GameRowProps {
  readonly card: ReturnType<ReturnType<typeof useGameCards>>
  /** The title as it is shown; as it is where none is given. */
  readonly title?: ReactNode
  readonly onOpen: () => void
}

/** A game among the results: its picture, title and vendor. */
export function GameRow({ card: { title: name, vendor, image }, title = name, onOpen }: GameRowProps) {
  return (
    <li>
      <ListRow
        as="button"
        data-result
        title={title}
        text={vendor}
        start={
          <Cover>
            <Avatar name={name} size={44} src={image === '' ? undefined : image} shade={quiet} />
          </Cover>
        }
        end={<Icon name="play" size={18} />}
        onClick={onOpen}
      />
    </li>
  )
}

/** Until a cover is there its ground is as quiet as a skeleton. */
const quiet = { backgroundColor: 'var(--skeleton)', color: 'var(--text-muted)' }

/** Square: a circle would cut the title on the cover. */
const Cover = styled.span`
  display: inline-grid;

  > span {
    border-radius: var(--radius-s);
  }
`

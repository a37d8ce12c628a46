import styled from 'styled-components'
import { useLocation } from 'react-router'
import { morphName, startingCoverAtom } from '../../site/launch/morph'
import { useAtomValue } from '../../state/atoms'
import { Image, Spinner } from '../../ui'

/** The picture of the card that led here. */
function useCover(): string | undefined {
  const { pathname, search } = useLocation()
  const cover = useAtomValue(startingCoverAtom)
  return cover?.to === `${pathname}${search}` ? cover.address : undefined
}

/** A game on its way: its picture, where its card was pressed, and that it is starting. */
export function Starting({ label }: { readonly label: string }) {
  const cover = useCover()
  return (
    <>
      {cover === undefined ? null : (
        <Cover id={morphName}>
          <Image src={cover} alt="" ratio={1} eager />
        </Cover>
      )}
      <Spinner size={cover === undefined ? 40 : 28} label={label} />
    </>
  )
}

const Cover = styled.div`
  inline-size: clamp(120px, 34vmin, 240px);
  border-radius: var(--radius-l);
  box-shadow: var(--shadow-2);
  overflow: clip;
  view-transition-name: ${morphName};
`

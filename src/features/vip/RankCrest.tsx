import styled from 'styled-components'
import type { Rank } from '../../contract/rank'
import { imageAddressAtom } from '../../site/vendors'
import { useAtomValue } from '../../state/atoms'
import { Icon, Image } from '../../ui'

/** The crest of a rank; where the platform has none, a crown. Decoration: its name stands beside it. */
export function RankCrest({ image }: Pick<Rank, 'image'>) {
  const imageAddress = useAtomValue(imageAddressAtom)
  return (
    <Box>
      {image === undefined ? (
        <Plain>
          <Icon name="crown" size={28} />
        </Plain>
      ) : (
        <Image src={imageAddress(image)} alt="" ratio={1} fit="contain" />
      )}
    </Box>
  )
}

/** As large as its place says: `--crest`. */
const Box = styled.span`
  display: block;
  flex: none;
  inline-size: var(--crest, 72px);

  > span {
    background-color: transparent;
  }
`

const Plain = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: 50%;
  background-color: var(--accent2-soft) !important;
  color: var(--accent2-text);
`

import { useAtomValue } from '../../state/atoms'
import styled from 'styled-components'
import { displayFace, textFace } from '../../ui'
import { vendorsByCategoryAtom } from '../../site/vendors'
import type { Partner } from '../../engine/brand'
import { brandAssetAtom, brandAtom, brandTextAtom } from '../../site/brand'
import { type SlotComponentProps, useLabel, useSlot } from '../../site/Slot'
import { NamedLogo } from './NamedLogo'

/**
 * Partners of one group; the entry's id is the group. A mark where there is one, else the name set in type. Where the
 * brand names no providers, those whose games are here.
 */
export default function Partners({ item }: SlotComponentProps<'footer.group'>) {
  const label = useLabel()
  const own = useAtomValue(brandAtom).footer.partners.filter(({ group }) => group === item.id)
  const categories = useSlot('header.category').filter(({ link }) => link === undefined)
  const vendorsIn = useAtomValue(vendorsByCategoryAtom)
  const text = useAtomValue(brandTextAtom)
  const marks =
    own.length > 0
      ? own.map((partner) => <Mark key={text(partner.name)} partner={partner} />)
      : item.id === 'providers'
        ? [
            ...new Set(
              categories.flatMap(({ props }) => vendorsIn(props.category)).map(({ displayName }) => displayName),
            ),
          ]
            .slice(0, most)
            .map((name) => <span key={name}>{name}</span>)
        : []
  if (marks.length === 0) return null
  return (
    <Box>
      <h2>{label(item.label)}</h2>
      <ul>
        {marks.map((mark) => (
          <li key={mark.key}>{mark}</li>
        ))}
      </ul>
    </Box>
  )
}

/** Providers that are named; all of them, with the way to their games, stand on home. */
const most = 10

function Mark({ partner: { name, logo, href } }: { readonly partner: Partner }) {
  const address = useAtomValue(brandAssetAtom)
  const said = useAtomValue(brandTextAtom)(name)
  const face = <NamedLogo src={logo && address(logo)} name={said} width={120} />
  if (href === undefined) return <span>{face}</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {face}
    </a>
  )
}

const Box = styled.div`
  min-inline-size: 0;

  h2 {
    margin-block-end: var(--space-3);
    color: var(--text-muted);
    ${textFace}
    font-size: var(--fs-sm);
    font-weight: 500;
    letter-spacing: 0;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
  }

  li > * {
    display: inline-flex;
    align-items: center;
    min-block-size: 40px;
    color: var(--text);
    ${displayFace}
    font-size: var(--fs-md);
    font-weight: 500;
    line-height: 1.25;
    text-decoration: none;
    opacity: 0.86;
  }

  li > :has(img) {
    opacity: 1;
  }

  a:hover {
    opacity: 1;
    text-decoration: underline;
  }

  img {
    block-size: 32px;
    inline-size: auto;
    max-inline-size: 140px;
    object-fit: contain;
  }
`

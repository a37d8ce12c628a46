import { useAtomValue } from '../../state/atoms'
import styled from 'styled-components'
import type { Partner } from '../../engine/brand'
import { brandAssetAtom, brandAtom } from '../../site/brand'
import { type SlotComponentProps, useLabel } from '../../site/Slot'

/** Partners of one group; the entry's id is the group. A mark where there is one, else the name set in type. */
export default function Partners({ item }: SlotComponentProps<'footer.group'>) {
  const label = useLabel()
  const own = useAtomValue(brandAtom).footer.partners.filter(({ group }) => group === item.id)
  if (own.length === 0) return null
  return (
    <Box>
      <h2>{label(item.label)}</h2>
      <ul>
        {own.map((partner) => (
          <li key={partner.name}>
            <Mark partner={partner} />
          </li>
        ))}
      </ul>
    </Box>
  )
}

function Mark({ partner: { name, logo, href } }: { readonly partner: Partner }) {
  const address = useAtomValue(brandAssetAtom)
  const face = logo === undefined ? name : <img src={address(logo)} alt={name} width={120} height={32} loading="lazy" />
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
    font-family: var(--font-text);
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
    font-family: var(--font-display);
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

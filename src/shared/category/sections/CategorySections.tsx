import styled from 'styled-components'
import { SlotItem, useSlot } from '../../../site/Slot'

/**
 * What features put below the games: jackpots, the most played, winners. Each shows what the platform sent or nothing;
 * one that does not load is left out, for the games are why somebody is here.
 */
export function CategorySections({ category }: { readonly category: string }) {
  const sections = useSlot('category.section').filter(({ props }) => props.categories?.includes(category) ?? true)
  return (
    <Sections data-below>
      {sections.map((section) => (
        <Section key={section.id} data-wide={section.group === 'wide'}>
          <SlotItem slot="category.section" item={section} failed={() => null} />
        </Section>
      ))}
    </Sections>
  )
}

const Sections = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
  align-items: start;

  &:not(:has(> :not(:empty))) {
    display: none;
  }
`

const Section = styled.div`
  flex: 1 1 min(100%, 340px);
  min-inline-size: 0;

  &:empty {
    display: none;
  }

  /* these keep the page's gutters themselves */
  &[data-wide='true'] {
    flex-basis: calc(100% + 2 * var(--gutter));
    margin-inline: calc(-1 * var(--gutter));
  }
`

import styled from 'styled-components'
import { Dialog, media, textFace } from '../../ui'

/** Stands by its top, where the highest would: whatever is found, the field stays. */
export const Anchored = styled(Dialog)`
  margin-block: max(32px, (100dvh - 860px) / 2) auto;

  @media ${media.phone} {
    block-size: calc(100dvh - 24px);
    margin-block: auto 0;
  }
`

/** As high as the window allows from the first key press on, so that results do not move the field. */
export const Column = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  align-content: start;
  gap: var(--space-4);
  min-block-size: min(70dvh, 640px);

  > div {
    display: grid;
    align-content: start;
    gap: var(--space-4);
    min-inline-size: 0;
  }
`

export const Group = styled.section`
  display: grid;
  gap: var(--space-1);
  min-inline-size: 0;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

export const Title = styled.h3`
  color: var(--text-muted);
  ${textFace}
  font-size: var(--fs-sm);
  font-weight: 600;
`

export const Rows = styled.ul`
  display: grid;
  margin-inline: calc(-1 * var(--space-3));

  button {
    padding-inline: var(--space-3);
  }
  button > svg {
    flex: none;
    color: var(--text-muted);
  }
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

export const Mark = styled.mark`
  background: none;
  color: var(--accent-text);
  font-weight: 700;
`

export const Note = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

/** Of the search that the edge draws, which finds nothing yet: what stands there once something is typed into it. */
export const Awaited = styled.div`
  order: -1;

  :has(input:placeholder-shown) ~ * > & {
    display: none;
  }
`

import styled from 'styled-components'
import { sumSize } from '../../shared/money/sumSize'
import { media, textFace } from '../../ui'

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);

  @media ${media.desktopUp} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
  }
`

export const Card = styled.section`
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: linear-gradient(120deg, var(--accent-soft), transparent 70%);
  box-shadow: var(--shadow-1);

  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--text-muted);
    ${textFace}
    font-size: var(--fs-sm);
    font-weight: 500;
  }
  > *,
  strong bdi {
    max-inline-size: 100%;
    white-space: normal;
  }
  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
`

export const Sum = styled.strong<{ $letters: number }>`
  display: block;
  margin-block: var(--space-1);
  font-family: var(--font-figure);
  font-size: ${({ $letters }) => sumSize($letters)};
  line-height: 1.2;
  overflow-wrap: anywhere;
`

/** Two ends of a transfer with the button that swaps them between. */
export const Ends = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-3);

  > :nth-child(2) {
    justify-self: center;
    margin-block-end: var(--space-2);
    rotate: 90deg;
  }
  @media ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);

    > :nth-child(2) {
      margin-block-start: calc(1.4em + 6px);
      margin-block-end: 0;
      rotate: none;
    }
  }
`

/** Where a select would stand, for the end that is not chosen. */
export const Fixed = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  margin-block-end: var(--space-3);

  @media ${media.tabletUp} {
    margin-block-end: calc(1.4em * 0.875 + 6px + var(--space-3));
  }

  > span:first-child {
    font-size: var(--fs-sm);
    font-weight: 500;
    line-height: 1.4;
  }
  > span:last-child {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: max(var(--control-h), 44px);
    padding: var(--space-1) 14px;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
    background-color: var(--surface-sunken);
  }
`

export const Quiet = styled.p`
  padding: var(--space-2) var(--space-4);
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

export const Small = styled.p`
  color: var(--text-muted);
  font-size: var(--fs-sm);
`

/** A long list beside the form does not make the page longer than the form. */
export const Scroll = styled.div`
  max-block-size: 364px;
  overflow-y: auto;
`

export const Inset = styled.div`
  padding: var(--space-1) var(--space-4) var(--space-3);
`

/** A panel's footer without content takes no room. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4) var(--space-3);

  &:empty {
    display: none;
  }
`

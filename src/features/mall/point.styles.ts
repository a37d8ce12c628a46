import styled from 'styled-components'
import { media, pageBody } from '../../ui'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${pageBody}
`

export const TabBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block-start: var(--space-5);
`

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  h2 {
    font-size: var(--fs-lg);
  }
`

export const Hero = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  padding: var(--space-5);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--backdrop-soft);
  box-shadow: var(--shadow-1);

  p {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  strong {
    font-family: var(--font-figure);
    font-size: var(--fs-3xl);
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
  }

  /* below the coin before the sum is known and after: how long it is decides nothing */
  @media ${media.phone} {
    > :nth-child(2) {
      flex-basis: 100%;
    }
  }
`

export const Coin = styled.div`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: 50%;
  background-color: var(--accent2);
  color: var(--on-accent2);
`

export const HeroFigures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  min-inline-size: 0;
  margin: 0;
  margin-inline-start: auto;

  dt {
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  dd {
    margin: 0;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  @media ${media.phone} {
    inline-size: 100%;
    margin-inline-start: 0;
  }
`

export const Goal = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 100%;
  gap: var(--space-2);
  overflow-wrap: anywhere;
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: var(--space-4);

  /* what stands beside each other begins at one height: picture, words, price, how it comes, button */
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-row: span 5;
    grid-template-rows: subgrid;
    row-gap: var(--space-3);
  }
  > li > * {
    grid-row: 1 / -1;
  }

  /* two beside each other, unless the text is large */
  @media ${media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    gap: var(--space-3);
  }
`

export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  justify-items: start;
  row-gap: var(--space-3);
  --card-room: var(--space-4);
  padding: 0 var(--card-room) var(--card-room);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  overflow: clip;

  h2 {
    font-size: var(--fs-lg);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  p {
    margin-block-start: var(--space-1);
    color: var(--text-muted);
    font-size: var(--fs-sm);
  }
  strong {
    color: var(--accent-text);
    font-size: var(--fs-lg);
    font-variant-numeric: tabular-nums;
    line-height: 1.25;
  }
  > button {
    align-self: end;
  }

  @media ${media.phone} {
    --card-room: var(--space-3);

    h2 {
      font-size: var(--fs-md);
    }
  }
`

export const State = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  inline-size: 100%;
`

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

export const Mark = styled.div`
  display: grid;
  place-items: center;
  inline-size: calc(100% + 2 * var(--card-room));
  margin-inline: calc(-1 * var(--card-room));
  aspect-ratio: 16 / 10;
  background-color: var(--accent-soft);
  color: var(--accent-text);

  &[data-kind='ITEM'] {
    background-color: var(--accent2-soft);
    color: var(--accent2-text);
  }
  &[data-gone='true'] {
    filter: grayscale(1);
  }
  > span {
    inline-size: 100%;
  }
`

export const Price = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background-color: var(--surface-sunken);

  span {
    display: grid;
    gap: 2px;
  }
  small {
    color: var(--text-muted);
  }
  strong {
    flex: none;
    max-inline-size: 55%;
    color: var(--accent-text);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

export const Fields = styled.div`
  display: grid;
  gap: 6px var(--space-4);
  margin-block-start: var(--space-4);

  /* labels, boxes and hints on lines of their own, the button beside the boxes */
  @media ${media.tabletUp} {
    grid-template-columns: 1fr 1fr auto;

    > div {
      grid-row: 1 / span 3;
      grid-template-rows: subgrid;
    }
    > button {
      grid-row: 2;
    }
  }
`

export const Signed = styled.span`
  color: var(--success-text);

  &[data-sign='-1'] {
    color: var(--danger-text);
  }
`

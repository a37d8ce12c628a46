import styled from 'styled-components'
import { bareButton, clampLines, liftOnHover } from '../../../ui'

/** A place as large as its picture; the picture overlaps its end. */
export const Ranked = styled.button`
  ${bareButton}
  display: grid;
  grid-template-columns: 38% 62%;
  gap: var(--space-2) 0;
  inline-size: 100%;
  text-align: start;
  ${liftOnHover}
`

export const Place = styled.span`
  align-self: end;
  color: transparent;
  font-family: var(--font-display);
  /* as the picture, which does not grow with the text */
  font-size: clamp(72px, 24cqi, 96px);
  font-weight: 800;
  letter-spacing: -0.08em;
  line-height: 0.82;
  text-align: end;
  -webkit-text-stroke: 2px var(--accent-text);
`

export const Cover = styled.span`
  position: relative;
  aspect-ratio: 3 / 4;
  border-radius: var(--radius-m);
  background-color: var(--surface-sunken);
  overflow: hidden;
`

export const Name = styled.span`
  grid-column: 2;
  font-size: var(--fs-sm);
  font-weight: 500;
  line-height: 1.3;
  ${clampLines(2)}
`

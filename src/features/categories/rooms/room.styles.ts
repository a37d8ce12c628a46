import styled, { css } from 'styled-components'
import { liftOnHover, media } from '../../../ui'

export const Invite = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);

  > svg {
    flex: none;
    color: var(--accent-text);
  }
  > p {
    flex: 1 1 min(100%, 8rem);
    min-inline-size: 0;
    text-wrap: pretty;
  }
  > button {
    flex: none;
  }
`

export const RoomsHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 44px;
  margin-block-end: var(--space-2);
`

/** One, two or three to a row: six, as many as are shown first, fill the last row of each. */
export const Rooms = styled.ul`
  --gap: var(--space-3);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(300px, (100% - 2 * var(--gap)) / 3)), 1fr));
  gap: var(--gap);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
  }
  @media ${media.tabletUp} {
    --gap: var(--space-4);
  }
`

const plate = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  min-inline-size: 0;
  /* as high as the others of a lane */
  block-size: 100%;
  padding: var(--space-3);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  box-shadow: var(--shadow-1);
  color: inherit;
  text-decoration: none;
`

export const RoomPlate = styled.a`
  ${plate}
  ${liftOnHover}
`

export const Shut = styled.div`
  ${plate}
  > span {
    filter: grayscale(0.9);
  }
`

export const Picture = styled.span`
  flex: none;
  align-self: start;
  inline-size: 88px;
  border-radius: var(--radius-m);
  overflow: clip;
`

export const CardBody = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* below the picture where a line has no room for a word beside it */
  flex: 1 1 6rem;
  align-content: start;
  gap: 3px;
  min-inline-size: 0;
`

export const Name = styled.strong`
  font-weight: 700;
  line-height: 1.3;
  overflow-wrap: anywhere;
`

export const Vendor = styled.span`
  color: var(--text-muted);
  font-size: var(--fs-sm);
  overflow-wrap: anywhere;
`

export const Limits = styled.span`
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;

  > span:first-child {
    color: var(--text-muted);
  }
  /* both ends on one line where it has room for them */
  > :last-child {
    display: inline-block;
  }
`

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-2);
  margin-block-start: 2px;
  color: var(--text-muted);
  font-size: var(--fs-sm);
  font-variant-numeric: tabular-nums;
`

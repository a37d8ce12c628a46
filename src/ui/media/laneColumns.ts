import { css } from 'styled-components'

/** What a lane holds. */
export type LaneSize = 'tile' | 'cover' | 'wide'

/**
 * Cards side by side by the width of the lane: narrow, from 560, 880, 1160 px at the usual size of text, and where that is
 * large, one. A fraction shows that there is more.
 */
const perRow: Readonly<Record<LaneSize, readonly [number, number, number, number]>> = {
  tile: [3.3, 4, 5, 6],
  cover: [2.3, 4, 5, 7],
  wide: [1.35, 2, 3, 4],
}

/** Columns of a grid below a lane, at the same places; on phones the lane shows a part of a card more. */
export function gridColumns(size: LaneSize) {
  const [, small, middle, wide] = perRow[size]
  const columns = (count: number) => css`
    grid-template-columns: repeat(${count}, minmax(0, 1fr));
  `
  return css`
    @container (min-width: 35rem) {
      gap: var(--space-4);
      ${columns(small)}
    }
    @container (min-width: 55rem) {
      ${columns(middle)}
    }
    @container (min-width: 72.5rem) {
      ${columns(wide)}
    }
  `
}

/** Columns so wide that the given number fills the row. */
export function laneColumns(size: LaneSize) {
  const [narrow, small, middle, wide] = perRow[size]
  const columns = (count: number) => css`
    grid-auto-columns: calc((100% - ${count - 1} * var(--lane-gap)) / ${count});
  `
  return css`
    --lane-gap: var(--space-3);
    gap: var(--lane-gap);
    ${columns(narrow)}

    @container (max-width: 16rem) {
      grid-auto-columns: 88%;
    }
    @container (min-width: 35rem) {
      --lane-gap: var(--space-4);
      ${columns(small)}
    }
    @container (min-width: 55rem) {
      ${columns(middle)}
    }
    @container (min-width: 72.5rem) {
      ${columns(wide)}
    }
  `
}

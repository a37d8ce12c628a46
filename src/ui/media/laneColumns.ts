import { css } from 'styled-components'

export type LaneSize = 's' | 'm' | 'l'

/** Cards side by side by the width of the lane: narrow, from 560, 880, 1160 px. A fraction shows that there is more. */
const perRow: Readonly<Record<LaneSize, readonly [number, number, number, number]>> = {
  s: [3.3, 5, 7, 9],
  m: [2.3, 4, 5, 7],
  l: [1.35, 2, 3, 4],
}

/** Columns of a grid below a lane, at the same places; on phones the lane shows a part of a card more. */
export function gridColumns(size: LaneSize) {
  const [, small, middle, wide] = perRow[size]
  const columns = (count: number) => css`
    grid-template-columns: repeat(${count}, minmax(0, 1fr));
  `
  return css`
    @container (min-width: 560px) {
      gap: var(--space-4);
      ${columns(small)}
    }
    @container (min-width: 880px) {
      ${columns(middle)}
    }
    @container (min-width: 1160px) {
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

    @container (min-width: 560px) {
      --lane-gap: var(--space-4);
      ${columns(small)}
    }
    @container (min-width: 880px) {
      ${columns(middle)}
    }
    @container (min-width: 1160px) {
      ${columns(wide)}
    }
  `
}

export type Placement = 'bottom-start' | 'bottom-end' | 'bottom' | 'top-start' | 'top-end'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly left: number
  readonly top: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** CSS pixels kept between panel and anchor, and between panel and the window's edge. */
const gap = 8
const edge = 8

/**
 * Where a floating panel stands in the window: on its side of the anchor, turned over where there is no room and more
 * on the other side, and pushed inside the window. `start` and `end` follow the direction of reading.
 */
export function place(anchor: Box, panel: Size, view: Size, placement: Placement, rtl: boolean): Point {
  const above = anchor.top - gap
  const below = view.height - anchor.top - anchor.height - gap
  const wantsTop = placement.startsWith('top')
  const onTop = wantsTop ? above >= panel.height || above >= below : below < panel.height && above > below
  const alignLeft = placement.endsWith('start') !== rtl
  const wanted =
    placement === 'bottom'
      ? anchor.left + anchor.width / 2 - panel.width / 2
      : alignLeft
        ? anchor.left
        : anchor.left + anchor.width - panel.width
  const last = Math.max(edge, view.width - panel.width - edge)
  return {
    left: Math.round(Math.min(Math.max(edge, wanted), last)),
    top: Math.round(onTop ? Math.max(edge, anchor.top - gap - panel.height) : anchor.top + anchor.height + gap),
  }
}

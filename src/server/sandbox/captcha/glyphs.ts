/** Digits as strokes in a box of 1 × 1.5: lists of points joined by lines. */
export type Point = readonly [x: number, y: number]
type Stroke = readonly Point[]

/** Part of an ellipse, in turns clockwise from the right. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = 14
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = (from + ((to - from) * index) / steps) * 2 * Math.PI
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
}

// oxfmt-ignore
export const glyphs: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc(0.5, 0.75, 0.38, 0.65, 0, 1)],
  '1': [[[0.25, 0.4], [0.55, 0.1], [0.55, 1.4]]],
  '2': [[...arc(0.5, 0.45, 0.36, 0.35, -0.45, 0.08), [0.12, 1.4], [0.9, 1.4]]],
  '3': [arc(0.45, 0.42, 0.36, 0.32, -0.42, 0.22), arc(0.45, 1.06, 0.4, 0.35, -0.22, 0.42)],
  '4': [[[0.68, 1.4], [0.68, 0.1], [0.1, 0.98], [0.92, 0.98]]],
  '5': [[[0.82, 0.12], [0.25, 0.12], [0.2, 0.68]], arc(0.46, 0.98, 0.4, 0.42, -0.36, 0.42)],
  '6': [[[0.72, 0.1], [0.3, 0.55], [0.13, 0.95]], arc(0.5, 1.0, 0.37, 0.4, 0, 1)],
  '7': [[[0.1, 0.12], [0.9, 0.12], [0.4, 1.4]]],
  '8': [arc(0.5, 0.42, 0.32, 0.32, 0, 1), arc(0.5, 1.08, 0.38, 0.34, 0, 1)],
  '9': [arc(0.5, 0.5, 0.37, 0.4, 0, 1), [[0.87, 0.55], [0.7, 1.0], [0.3, 1.4]]],
}

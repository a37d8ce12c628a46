/** A profile picture: two hills and a sun in hues of its own. */
export function drawAvatar(index: number): string {
  const hue = (index * 137) % 360
  const fill = (turn: number, lightness: number) => `hsl(${(hue + turn) % 360} 55% ${lightness}%)`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    `<rect width="96" height="96" fill="${fill(0, 82)}"/>` +
    `<circle cx="${30 + ((index * 7) % 40)}" cy="34" r="14" fill="${fill(40, 62)}"/>` +
    `<path d="M0 70Q24 48 48 66T96 58V96H0Z" fill="${fill(190, 52)}"/>` +
    `<path d="M0 84Q30 62 58 78T96 74V96H0Z" fill="${fill(210, 38)}"/></svg>`
  )
}

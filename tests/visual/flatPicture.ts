/** A picture of two colours, the same for the same address: games and banners are not what is reviewed, and files stay small. */
export function flatPicture(address: string): string {
  const number = [...address].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
  const colour = (turn: number, light: number) => `hsl(${(number + turn) % 360} 45% ${light}%)`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120" preserveAspectRatio="xMidYMid slice">',
    `<rect width="120" height="120" fill="${colour(0, 32)}"/><path d="M0 120 120 0v120z" fill="${colour(40, 44)}"/></svg>`,
  ].join('')
}

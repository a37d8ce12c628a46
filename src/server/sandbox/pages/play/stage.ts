import { symbols } from './symbols'
import { type Kind, segments } from './rounds'

/** What turns: drawn whole by the server, moved by the page's script. HTML without inline styles. */
export function stageOf(kind: Exclude<Kind, 'book'>): string {
  if (kind === 'reels') return reel.repeat(3)
  return kind === 'wheel' ? wheel : cards
}

const reel = `<span class="reel">${symbols
  .map(({ id, path }) => `<svg class="${id}" viewBox="0 0 24 24" aria-hidden="true" hidden><path d="${path}"/></svg>`)
  .join('')}</span>`

const turn = 360 / segments.length
const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}
const segment = (pays: number, place: number) => {
  const middle = place * turn
  const [from, to] = [point(middle - turn / 2, 94), point(middle + turn / 2, 94)]
  return `<g class="pays-${pays}"><path d="M0 0L${from}A94 94 0 0 1 ${to}Z"/><text transform="rotate(${middle}) translate(0 -68)">${pays === 0 ? '–' : `×${pays}`}</text></g>`
}

const wheel = `<svg class="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
<circle class="rim" r="98"/><g class="disc-of-wheel">${segments.map(segment).join('')}</g>
<circle class="hub" r="20"/><path class="mark" d="M-9 -100H9L0 -80Z"/></svg>`

const card = (name: string) => `<span class="card" data-hand="${name}"><b></b><i></i></span>`
const cards = `${card('own')}<span class="against" aria-hidden="true">:</span>${card('house')}`

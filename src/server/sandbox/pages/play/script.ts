/** Runs in the page of a demo game. Plain JavaScript: it is served as it stands. */
export const playScript = `'use strict'
const { key, site, kind, segments, ranks, suits, lost, win, funds, failed, closed, own, house } = document.body.dataset
const stage = document.querySelector('.stage')
const button = document.querySelector('button')
const message = document.querySelector('.message')
const balance = document.querySelector('output')
const still = matchMedia('(prefers-reduced-motion: reduce)').matches
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, still ? 0 : milliseconds))

const reels = [...stage.querySelectorAll('.reel')]
function show(reel, index) {
  for (const [at, symbol] of [...reel.children].entries()) symbol.toggleAttribute('hidden', at !== index)
}
for (const [at, reel] of reels.entries()) show(reel, (at * 2 + 1) % reel.children.length)

const cards = [...stage.querySelectorAll('.card')]
function turnCard(card, value) {
  const rank = ranks.split(' ')[value % 13]
  const suit = Math.floor(value / 13)
  card.querySelector('b').textContent = rank
  card.querySelector('i').textContent = suits.split(' ')[suit]
  card.classList.toggle('red', suit % 2 === 1)
  card.classList.add('open')
}

let turned = 0
const moves = {
  async reels(stops) {
    const turns = still ? 1 : 14
    for (let step = 1; step <= turns; step += 1) {
      for (const [at, reel] of reels.entries()) {
        const over = step >= turns - (reels.length - 1 - at) * 3
        show(reel, over ? stops[at] : (stops[at] + step * 5) % reel.children.length)
      }
      if (step < turns) await wait(60)
    }
  },
  async wheel([stop]) {
    const disc = stage.querySelector('.disc-of-wheel')
    turned = Math.ceil(turned / 360) * 360 + (still ? 0 : 1080) + 360 - (stop * 360) / Number(segments)
    disc.style.transform = 'rotate(' + turned + 'deg)'
    await wait(1900)
  },
  async cards(stops) {
    for (const card of cards) card.classList.remove('open')
    for (const [at, card] of cards.entries()) {
      await wait(320)
      turnCard(card, stops[at])
    }
    await wait(200)
  },
  async book() {
    await wait(400)
  },
}

async function play() {
  if (button.disabled) return
  button.disabled = true
  message.textContent = ''
  document.body.classList.remove('won')
  const stake = Number(document.querySelector('[name=stake]:checked').value)
  const pick = document.querySelector('[name=pick]:checked')
  try {
    const response = await fetch('/sandbox/play/spin', { method: 'POST', body: JSON.stringify({ key, stake, ...(pick && { pick: pick.value }) }) })
    const result = await response.json()
    if (!response.ok) {
      message.textContent = result.text || (response.status === 409 ? funds : response.status === 403 ? closed : failed)
      button.disabled = response.status === 403
      return
    }
    await moves[kind](result.stops)
    const won = result.win !== '0.00'
    document.body.classList.toggle('won', won)
    const said = kind === 'cards' ? cards.map((card, at) => (at === 0 ? own : house) + ' ' + card.textContent).join(', ') + '. ' : result.said ? result.said + ' ' : ''
    message.textContent = said + (won ? win + ' ' + result.win : lost)
    balance.textContent = result.balance
    if (site && parent !== self) parent.postMessage({ type: 'balance' }, site)
  } catch {
    message.textContent = failed
  }
  button.disabled = false
  button.focus()
}

button.addEventListener('click', play)
// a press before would be lost
button.disabled = false
`

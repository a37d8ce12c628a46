/** Runs in the page of the demo game. Plain JavaScript: it is served as it stands. */
export const playScript = `'use strict'
const { key, lost, win, funds, failed, closed } = document.body.dataset
const reels = [...document.querySelectorAll('.reel')]
const button = document.querySelector('button')
const message = document.querySelector('.message')
const balance = document.querySelector('output')
const still = matchMedia('(prefers-reduced-motion: reduce)').matches

function show(reel, index) {
  for (const [at, symbol] of [...reel.children].entries()) symbol.toggleAttribute('hidden', at !== index)
}

async function turn(stops) {
  const turns = still ? 1 : 14
  for (let step = 1; step <= turns; step += 1) {
    for (const [at, reel] of reels.entries()) {
      const over = step >= turns - (reels.length - 1 - at) * 3
      show(reel, over ? stops[at] : (stops[at] + step * 5) % reel.children.length)
    }
    if (step < turns) await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

async function spin() {
  button.disabled = true
  message.textContent = ''
  document.body.classList.remove('won')
  try {
    const response = await fetch('/sandbox/play/spin', {
      method: 'POST',
      body: JSON.stringify({ key }),
    })
    const result = await response.json()
    if (!response.ok) {
      message.textContent = response.status === 409 ? funds : response.status === 403 ? closed : failed
      button.disabled = response.status === 403
      return
    }
    await turn(result.reels)
    const won = result.win !== '0.00'
    document.body.classList.toggle('won', won)
    message.textContent = won ? win + ' ' + result.win : lost
    balance.textContent = result.balance
  } catch {
    message.textContent = failed
  }
  button.disabled = false
  button.focus()
}

for (const [at, reel] of reels.entries()) show(reel, (at * 2 + 1) % reel.children.length)
button.addEventListener('click', spin)
`

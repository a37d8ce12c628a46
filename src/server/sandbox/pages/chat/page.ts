import type { TextLanguage } from '../../language'
import { escapeHtml, type Page } from '../document'
import { chatTexts } from './texts'

export function chatPage(language: TextLanguage): Page {
  const say = (name: keyof typeof chatTexts) => escapeHtml(chatTexts[name][language])
  return {
    language,
    title: chatTexts.title[language],
    folder: '/sandbox/chat',
    body: `<body data-language="${language}" data-failed="${say('failed')}">
<header><h1>${say('title')}</h1><p>${say('demo')}</p></header>
<main role="log" aria-live="polite"><p class="theirs">${say('hello')}</p></main>
<form><input name="text" maxlength="300" autocomplete="off" required aria-label="${say('field')}" placeholder="${say('field')}">
<button>${say('send')}</button></form>
</body>`,
  }
}

/** Runs in the page. Plain JavaScript: it is served as it stands. */
export const chatScript = `'use strict'
const { language, failed } = document.body.dataset
const log = document.querySelector('main')
const form = document.querySelector('form')
const field = form.elements.text

function add(kind, text) {
  const line = document.createElement('p')
  line.className = kind
  line.textContent = text
  log.append(line)
  line.scrollIntoView({ block: 'end' })
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const text = field.value.trim()
  if (text === '') return
  try {
    const response = await fetch('/sandbox/chat/messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text, language }),
    })
    const { reply } = await response.json()
    add('ours', text)
    add('theirs', reply)
    field.value = ''
  } catch {
    add('failed', failed)
  }
  field.focus()
})
field.focus()
`

export const chatStyle = `
:root { font-family: system-ui, sans-serif; line-height: 1.5; color: #1d2433; background: #f4f5f8; }
* { box-sizing: border-box; }
body { margin: 0; height: 100vh; display: flex; flex-direction: column; }
header { padding: 12px 16px; background: #24304d; color: #fff; }
h1 { margin: 0; font-size: 1.125rem; }
header p { margin: 0; font-size: .875rem; color: #d5dbea; }
main { flex: 1; overflow-y: auto; display: flex; flex-direction: column; gap: 8px; padding: 16px; }
main p { margin: 0; max-width: 82%; padding: 8px 12px; border-radius: 14px; overflow-wrap: anywhere; }
.theirs { align-self: flex-start; background: #fff; }
.ours { align-self: flex-end; background: #24304d; color: #fff; }
.failed { align-self: center; color: #9b1c2e; }
form { display: flex; gap: 8px; padding: 12px; background: #fff; border-top: 1px solid #d9dde6; }
input { flex: 1; min-width: 0; min-height: 44px; padding: 0 12px; border: 1px solid #78819a; border-radius: 10px; font: inherit; }
button { min-height: 44px; padding: 0 16px; border: 0; border-radius: 10px; background: #24304d; color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid #4c7dff; outline-offset: 2px; }
`

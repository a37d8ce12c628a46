import type { Hono } from 'hono'
import { parseJson } from '../../../../lib/parseJson'
import { textLanguage } from '../../language'
import { sendFile, sendPage } from '../document'
import { chatPage, chatScript, chatStyle } from './page'
import { replies } from './texts'

/** The web chat that the customer service call leads to. Nothing of it is kept. */
export function mountChat(app: Hono): void {
  app.get('/sandbox/chat', (context) => sendPage(context, chatPage(textLanguage(context.req.query('language')))))
  app.get('/sandbox/chat/page.css', (context) => sendFile(context, chatStyle, 'text/css'))
  app.get('/sandbox/chat/page.js', (context) => sendFile(context, chatScript, 'text/javascript'))
  app.post('/sandbox/chat/messages', async (context) => {
    const { text, language } = readMessage(parseJson(await context.req.text()))
    const reply = replies.find(({ words }) => words.test(text))
    return context.json({ reply: reply?.text[textLanguage(language)] ?? '' })
  })
}

function readMessage(body: unknown): { text: string; language: string } {
  const sent = new Map<string, unknown>(typeof body === 'object' && body !== null ? Object.entries(body) : [])
  const word = (name: string) => {
    const value = sent.get(name)
    return typeof value === 'string' ? value.slice(0, 300) : ''
  }
  return { text: word('text'), language: word('language') }
}

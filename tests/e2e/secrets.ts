import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './support'

/** Everything that a context of the browser says to the outside and keeps, from now on. */
export function listen(context: BrowserContext) {
  const said: { readonly where: string; readonly text: string }[] = []
  const say = (where: string, text: string) => void said.push({ where, text })
  const visited = new Set<Page>()
  const follow = (page: Page) => {
    if (visited.has(page)) return
    visited.add(page)
    page.on('framenavigated', (frame) => say('address', frame.url()))
    page.on('console', (message) => say('console', `${message.text()} ${JSON.stringify(message.location())}`))
    page.on('pageerror', (error) => say('error', `${error.message} ${error.stack ?? ''}`))
  }
  for (const page of context.pages()) follow(page)
  context.on('page', follow)
  context.on('request', (request) => {
    say('address of a request', request.url())
    const { authorization: _token, ...headers } = request.headers()
    say('header of a request', JSON.stringify(headers))
    // the edge compares the password of a login that the platform accepted: on the site's own host, kept nowhere
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/edge/default-password') return
    // encrypted bodies are opaque; what is sent openly must hold no secret, nor any report of an error
    say('body of a request', request.postData() ?? '')
  })
  return { said, pages: visited }
}

type Listening = ReturnType<typeof listen>

/** As it is, as an address has it, and in base64. By itself: the four digits of a captcha stand in many a number. */
function formsOf(secret: string): readonly RegExp[] {
  const plain = [secret, encodeURIComponent(secret), btoa(secret)]
  return plain.map(
    (form) => new RegExp(`(?<![0-9A-Za-z])${form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![0-9A-Za-z])`),
  )
}

/** What stands in the page: attributes of every element, text of scripts and styles, storage, cookies, history. */
const collect = () => {
  const roots: (Document | ShadowRoot)[] = [document]
  const attributes: string[] = []
  for (const root of roots) {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot)
      for (const { name, value } of element.attributes)
        attributes.push(`${element.tagName.toLowerCase()}[${name}]=${value}`)
    }
  }
  return {
    attributes,
    address: `${location.href} ${document.referrer} ${document.title}`,
    history: JSON.stringify(history.state) ?? '',
    local: JSON.stringify(localStorage),
    session: Object.keys(sessionStorage).map((key): [string, string] => [key, sessionStorage.getItem(key) ?? '']),
    cookies: document.cookie,
    entries: performance.getEntries().map(({ name }) => name),
    window: window.name,
  }
}

/**
 * Searches for secrets in local storage, addresses, console, attributes, requests and reports. `token` may stand in
 * session storage under its own key and in the header Authorization, and nowhere else.
 */
export async function expectNoSecret(
  listening: Listening,
  secrets: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const found: string[] = []
  const look = (where: string, text: string) => {
    for (const [name, secret] of Object.entries(secrets)) {
      if (secret === undefined || secret === '') continue
      if (formsOf(secret).some((form) => form.test(text))) found.push(`${name} in ${where}: ${text.slice(0, 160)}`)
    }
  }
  for (const { where, text } of listening.said) look(where, text)
  for (const page of listening.pages) {
    if (page.isClosed()) continue
    const { attributes, session, entries, ...rest } = await page.evaluate(collect)
    for (const attribute of attributes) look('an attribute', attribute)
    for (const entry of entries) look('a performance entry', entry)
    for (const [key, value] of session) if (key !== 'token') look(`session storage ${key}`, value)
    for (const [where, text] of Object.entries(rest)) look(where, text)
  }
  expect(found).toEqual([])
}

/** Fails unless the search finds a secret that was put somewhere: a search that sees nothing proves nothing. */
export async function expectFound(listening: Listening, secret: string): Promise<void> {
  await expect(expectNoSecret(listening, { secret })).rejects.toThrow(/secret in/)
}

export const tokenOf = (page: Page): Promise<string> => page.evaluate(() => sessionStorage.getItem('token') ?? '')

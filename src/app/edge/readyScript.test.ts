import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { type DrawnRoot, fitsAttribute, patienceOfPress } from '../drawn'
import { readyScript } from './readyScript'

/** As much of a page as the script asks for. */
const element = (attributes: Record<string, string> = {}) => {
  const made = {
    attributes,
    style: { cssText: '', opacity: '' as string | number },
    isThere: true,
    getAttribute: (name: string) => attributes[name] ?? null,
    setAttribute: (name: string, value: string) => void (attributes[name] = value),
    removeAttribute: (name: string) => void delete attributes[name],
    remove: () => void (made.isThere = false),
    closest: (): unknown => null,
    matches: (_selector: string) => false,
  }
  return made
}
type Element = ReturnType<typeof element>
const button = () => {
  const made = { ...element(), closest: () => made as unknown }
  return made
}

let parts: readonly Element[]
let heard: Record<string, (event: object) => void>
let root: Element & Pick<DrawnRoot, 'keepPress' | 'pressed' | 'early'>
let fetched: object[]
let searchButton: Element | null
let openDialog: object | null
let templates: Record<string, object>
let timers: (readonly [() => void, number])[]
const page = {
  dataset: {} as Record<string, string>,
  clientWidth: 390,
  toggleAttribute: () => false,
}
const shell = { content: 'the shell' }

beforeEach(() => {
  parts = []
  heard = {}
  searchButton = null
  openDialog = null
  templates = {}
  timers = []
  page.dataset = {}
})

function run() {
  const shown: unknown[] = []
  root = Object.assign(element(), {
    querySelector: (selector: string) => (selector === '[data-opens="searchModal"]' ? searchButton : null),
    querySelectorAll: (selector: string) => parts.filter(({ attributes }) => selector.slice(1, -1) in attributes),
    addEventListener: (type: string, hear: (event: object) => void) => (heard[type] = hear),
    appendChild: (child: unknown) => shown.push(child),
  })
  fetched = []
  const files = { loginPopupModal: ['/assets/signIn-1.js', '/assets/forms-2.js'] }
  runInNewContext(`${readyScript()}(${JSON.stringify(files)})`, {
    document: {
      documentElement: page,
      addEventListener: (type: string, hear: (event: object) => void) => (heard[type] = hear),
      currentScript: { nonce: 'n1' },
      createElement: () => ({}),
      body: { appendChild: (child: unknown) => shown.push(child) },
      head: { appendChild: (link: object) => fetched.push({ ...link }) },
      getElementById: (id: string) => (id === 'root' ? root : id === 'marquee-shell' ? shell : (templates[id] ?? null)),
      querySelector: (selector: string) => (selector === 'dialog[open]' ? openDialog : null),
    },
    matchMedia: (query: string) => ({ matches: query.startsWith('(min-width: 67.5em') }),
    performance: { now: () => 120 },
    setTimeout: (act: () => void, ms: number) => timers.push([act, ms]),
    scrollY: 40,
    innerWidth: 390,
  })
  return shown
}

const press = (target: object, more: object = {}) => {
  const done: string[] = []
  heard['click']?.({
    type: 'click',
    target,
    preventDefault: () => done.push('prevented'),
    stopImmediatePropagation: () => done.push('stopped'),
    ...more,
  })
  return done
}

test('parts of other widths go, and styles come back', () => {
  const [wide, narrow] = [element({ 'data-only': 'desktopUp' }), element({ 'data-only': 'belowDesktop' })]
  const styled = element({ 'data-style': 'color:red' })
  parts = [wide, narrow, styled]
  run()
  expect([wide.isThere, narrow.isThere]).toEqual([true, false])
  expect([styled.style.cssText, styled.attributes]).toEqual(['color:red', {}])
  expect(root.attributes, 'which were kept, for React to draw the same').toEqual({ 'data-drawn': 'desktopUp' })
})

test('a row without room for all of it has its button before anything is drawn', () => {
  const row = (...tops: number[]) => ({
    ...element({ [fitsAttribute]: '' }),
    getBoundingClientRect: () => ({ bottom: 112 }),
    querySelectorAll: () => tops.map((top) => ({ getBoundingClientRect: () => ({ top }) })),
  })
  const [roomy, full] = [row(64, 64), row(64, 112)]
  parts = [roomy, full]
  run()
  expect([roomy, full].map(({ attributes }) => fitsAttribute in attributes)).toEqual([true, false])
})

test('a view that was drawn for somebody else gives way to the shell, and hears nothing', () => {
  page.dataset = { redraw: '' }
  expect(run()).toEqual(['the shell'])
  expect([root.attributes, heard, page.dataset]).toEqual([{}, {}, {}])
})

test('a press on a button is kept with its time and place', () => {
  run()
  const logIn = button()
  expect(press({ closest: () => logIn })).toEqual(['prevented', 'stopped'])
  expect(root.pressed).toEqual({ button: logIn, at: 120, top: 40 })
  expect(logIn.style.opacity).toBe(0.6)
  expect(logIn.attributes, 'which is heard, too').toEqual({ 'aria-busy': 'true' })
})

test('one that nothing has answered for long is let go, and so is how it looks', () => {
  run()
  const [early, late] = [button(), button()]
  press({ closest: () => early })
  press({ closest: () => late })
  expect(timers.map(([, ms]) => ms)).toEqual([patienceOfPress, patienceOfPress])
  timers[0]?.[0]()
  expect(root.pressed?.button).toBe(late)
  timers[1]?.[0]()
  expect(root.pressed).toBeUndefined()
  expect([late.style.opacity, late.attributes]).toEqual(['', {}])
})

const pressKey = (more: object) => {
  const done: string[] = []
  heard['keydown']?.({
    type: 'keydown',
    target: element(),
    ...{ key: 'k', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false },
    preventDefault: () => done.push('prevented'),
    stopImmediatePropagation: () => done.push('stopped'),
    ...more,
  })
  return done
}

test('the key of the search is kept as a press on its button', () => {
  searchButton = button()
  run()
  expect(pressKey({})).toEqual(['prevented', 'stopped'])
  expect(root.pressed?.button).toBe(searchButton)
  expect(pressKey({ key: 'K', ctrlKey: false, metaKey: true })).toEqual(['prevented', 'stopped'])
})

test('of all other keys nothing is kept, and nothing is lost', () => {
  searchButton = button()
  run()
  const logIn = button()
  press({ closest: () => logIn })
  // some fillers of fields send keys without a name
  for (const other of [{ key: 'j' }, { ctrlKey: false }, { metaKey: true }, { shiftKey: true }, { key: undefined }])
    expect(pressKey(other)).toEqual([])
  expect(root.pressed?.button).toBe(logIn)
})

test('while a dialog is open the key of the search is the browser’s', () => {
  searchButton = button()
  openDialog = {}
  run()
  expect(pressKey({})).toEqual([])
  expect(root.pressed).toBeUndefined()
})

test('a site without a search leaves its key to the browser, and so does one that has been taken over', () => {
  run()
  expect(pressKey({})).toEqual([])
  searchButton = Object.assign(button(), { __reactProps$1: {} })
  expect(pressKey({})).toEqual([])
  expect(root.pressed).toBeUndefined()
})

test('what a press opens is fetched once, while the app is on its way', () => {
  run()
  const logIn = Object.assign(button(), { getAttribute: () => 'loginPopupModal' })
  press({ closest: () => logIn })
  press({ closest: () => logIn })
  press({ closest: () => button() })
  expect(fetched).toEqual([
    { rel: 'modulepreload', nonce: 'n1', href: '/assets/signIn-1.js' },
    { rel: 'modulepreload', nonce: 'n1', href: '/assets/forms-2.js' },
  ])
})

/** A dialog as it stands in its template. */
function drawnDialog() {
  const heard: Record<string, (event: object) => void> = {}
  const made = Object.assign(element(), {
    opened: 0,
    querySelectorAll: () => [],
    querySelector: () => null,
    hasAttribute: () => false,
    addEventListener: (type: string, hear: (event: object) => void) => (heard[type] = hear),
    focus: () => undefined,
    showModal: (): void => void (made.opened += 1),
    close: () => heard['close']?.({}),
  })
  const press = (event: object) => heard['click']?.(event)
  return { made, press, template: { content: { firstElementChild: { cloneNode: () => made } } } }
}

test('what the edge has drawn of a dialog opens at once, and its press is not kept besides', () => {
  const { made, template } = drawnDialog()
  templates = { 'marquee-early-menu': template }
  const shown = run()
  const menu = Object.assign(button(), { getAttribute: () => 'menu' })
  press({ closest: () => menu })
  expect(shown).toEqual([made])
  expect(made.opened).toBe(1)
  expect(root.early).toBe(made)
  expect(root.early?.opener).toBe(menu)
  expect(root.pressed).toBeUndefined()
  made.close()
  expect(root.early, 'nothing is handed over').toBeUndefined()
  expect([made.isThere, page.dataset]).toEqual([false, {}])
})

test('a press is kept where there is no drawing, or an empty one', () => {
  templates = { 'marquee-early-menu': { content: { firstElementChild: null } } }
  run()
  for (const name of ['menu', 'searchModal']) {
    const opener = Object.assign(button(), { getAttribute: () => name })
    press({ closest: () => opener })
    expect(root.pressed?.button).toBe(opener)
  }
})

test('a button in it opens the next one in its place, for the same button of the page', () => {
  const [login, register] = [drawnDialog(), drawnDialog()]
  templates = { 'marquee-early-loginPopupModal': login.template, 'marquee-early-registerModal': register.template }
  run()
  const opener = Object.assign(button(), { getAttribute: () => 'loginPopupModal' })
  press({ closest: () => opener })
  const leads = Object.assign(button(), { getAttribute: () => 'registerModal', form: null })
  login.press({ target: { closest: (selector: string) => (selector === 'button' ? leads : null) }, timeStamp: 900 })
  expect(register.made.opened).toBe(1)
  expect(login.made.isThere).toBe(false)
  expect(root.early).toBe(register.made)
  expect(root.early?.opener).toBe(opener)
  expect(login.made).toMatchObject({ next: register.made })
})

test('a game opens the login, and what leads on from there is left to the app', () => {
  const [login, register] = [drawnDialog(), drawnDialog()]
  templates = { 'marquee-early-loginPopupModal': login.template, 'marquee-early-registerModal': register.template }
  run()
  const game = { ...button(), matches: (selector: string) => selector === 'article>.open' }
  press({ closest: () => game })
  expect(root.early).toBe(login.made)
  expect(fetched).toHaveLength(2)
  const leads = Object.assign(button(), { getAttribute: () => 'registerModal', form: null })
  login.press({ target: { closest: (selector: string) => (selector === 'button' ? leads : null) }, timeStamp: 900 })
  expect(register.made.opened).toBe(0)
  expect(root.early).toBe(login.made)
  expect(root.early?.pressed).toBe(leads)
})

test('whatever else is pressed takes its place, and links are the browser’s', () => {
  run()
  const [logIn, register] = [button(), button()]
  press(logIn)
  press(register)
  expect(root.pressed?.button).toBe(register)
  expect([logIn.style.opacity, register.style.opacity]).toEqual(['', 0.6])
  expect(press(element())).toEqual([])
  expect(root.pressed).toBeUndefined()
})

test('what the app has taken over answers by itself', () => {
  run()
  press(button())
  expect(press(Object.assign(button(), { __reactProps$1: {} }))).toEqual([])
  expect(root.pressed).toBeUndefined()
})

test('a form is not sent, and its button is kept', () => {
  run()
  const submit = button()
  const sent = (submitter: object | null) => press(element(), { type: 'submit', submitter })
  expect(sent(submit)).toEqual(['prevented', 'stopped'])
  expect(root.pressed?.button).toBe(submit)
  // by a script, or without a button
  expect(sent(null)).toEqual(['prevented', 'stopped'])
  expect(root.pressed).toBeUndefined()
})

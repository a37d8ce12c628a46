import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { figuresScript } from './figuresScript'

const origin = 'https://aurora.example'

/** A page with the script in it, and what it has sent. */
function open() {
  const listeners = new Map<string, (event: object) => void>()
  const addEventListener = (type: string, listener: (event: object) => void) => void listeners.set(type, listener)
  const sent: { readonly path: string; readonly body: Blob }[] = []
  const document = { visibilityState: 'visible', addEventListener }
  const self: { marqueeVisit?: object } = {}
  runInNewContext(figuresScript({ module: '/assets/figures-1.js', page: 'home', version: 'abc' }), {
    self,
    document,
    location: { origin },
    navigator: { sendBeacon: (path: string, body: Blob) => sent.push({ path, body }) },
    addEventListener,
    Blob,
    Error,
  })
  const dispatch = (type: string, event: object = {}) => listeners.get(type)?.(event)
  return {
    self,
    sent,
    dispatch,
    hide: () => {
      document.visibilityState = 'hidden'
      dispatch('visibilitychange')
      document.visibilityState = 'visible'
      dispatch('visibilitychange')
    },
  }
}

test('a page that is left before it could be measured tells its errors, once', async () => {
  const { dispatch, hide, sent, self } = open()
  dispatch('error', { filename: `${origin}/assets/main.js`, lineno: 1 })
  const error = new Error('x')
  error.stack = `Error: x at ${origin}/assets/main.js:1:1`
  dispatch('unhandledrejection', { reason: error })
  hide()
  hide()
  expect(sent.map(({ path, body }) => [path, body.type])).toEqual([['/page-figures', 'application/json']])
  expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toEqual({ page: 'home', version: 'abc', errors: 2 })
  // what measures finds nothing to measure
  expect(self.marqueeVisit).toBeUndefined()
})

test('where the measuring has begun, it is left to that', () => {
  const { hide, sent, self } = open()
  delete self.marqueeVisit
  hide()
  expect(sent).toEqual([])
})

test('what no script of the site did is none of its errors', async () => {
  const { dispatch, hide, sent } = open()
  dispatch('error', { filename: `${origin}/promotions`, lineno: 0, message: 'ResizeObserver loop limit exceeded' })
  dispatch('error', { filename: 'https://tags.example/tag.js', lineno: 3 })
  dispatch('error', { filename: '', lineno: 0 })
  dispatch('unhandledrejection', { reason: 'no error' })
  hide()
  expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toMatchObject({ errors: 0 })
})

test('errors without end are told as the most that is taken', async () => {
  const { dispatch, hide, sent } = open()
  for (let index = 0; index < 500; index += 1) dispatch('error', { filename: `${origin}/a.js`, lineno: 1 })
  hide()
  expect(JSON.parse((await sent[0]?.body.text()) ?? '')).toMatchObject({ errors: 100 })
})

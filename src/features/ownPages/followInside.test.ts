import type { MouseEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { followInside } from './followInside'

/** As much of an element as a press on a link asks for. */
class Link {
  readonly attributes = new Map([['target', '_blank']])
  constructor(href: string) {
    this.attributes.set('href', href)
  }
  closest() {
    return this
  }
  getAttribute(name: string) {
    return this.attributes.get(name) ?? null
  }
  removeAttribute(name: string) {
    this.attributes.delete(name)
  }
}

function press(href: string, more: Partial<MouseEvent> = {}) {
  vi.stubGlobal('Element', Link)
  const link = new Link(href)
  const [navigate, preventDefault] = [vi.fn(), vi.fn()]
  followInside(navigate)({
    target: link,
    button: 0,
    defaultPrevented: false,
    preventDefault,
    ...more,
  } as unknown as MouseEvent)
  return {
    navigated: navigate.mock.calls.flat(),
    isKept: preventDefault.mock.calls.length > 0,
    target: link.getAttribute('target'),
  }
}

test('a page of the site is gone to in the window', () => {
  expect(press('/pages/privacy')).toEqual({ navigated: ['/pages/privacy'], isKept: true, target: '_blank' })
})

test.each(['#top', 'mailto:help@aurora.example', 'tel:+4930'])(
  '%s is followed by the browser, in the window',
  (href) => {
    expect(press(href)).toEqual({ navigated: [], isKept: false, target: null })
  },
)

test.each([
  ['another site', 'https://other.example/', {}],
  ['a press for another tab', '/pages/privacy', { ctrlKey: true }],
  ['a press for another tab on a place', '#top', { metaKey: true }],
])('%s has a tab of its own', (_, href, more) => {
  expect(press(href, more)).toEqual({ navigated: [], isKept: false, target: '_blank' })
})

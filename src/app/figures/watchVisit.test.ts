import { beforeEach, expect, test, vi } from 'vitest'
import type { PageFigures } from '../../contract/page-figures'
import { figureBounds } from '../../lib/pageFigures'
import schema from '../../../schemas/page-figures.schema.json'
import { watchVisit } from './watchVisit'

type Report = (metric: { readonly value: number }) => void

/** A page that can be put out of sight. */
class Page extends EventTarget {
  visibilityState = 'visible'
  hide(): void {
    this.visibilityState = 'hidden'
    this.dispatchEvent(new Event('visibilitychange'))
  }
  show(): void {
    this.visibilityState = 'visible'
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page = new Page()
let sent: PageFigures[] = []
let report: Readonly<Record<'lcp' | 'inp' | 'cls', Report>>
let begun = { page: 'home', version: 'abc', errors: 0 }

beforeEach(() => {
  page = new Page()
  vi.stubGlobal('document', page)
  sent = []
  begun = { page: 'home', version: 'abc', errors: 0 }
  const reports: Partial<Record<'lcp' | 'inp' | 'cls', Report>> = {}
  const vitals = {
    onLCP: (told: Report) => (reports.lcp = told),
    onINP: (told: Report) => (reports.inp = told),
    onCLS: (told: Report) => (reports.cls = told),
  }
  watchVisit(begun, vitals as never, (figures) => sent.push(figures))
  report = reports as typeof report
  return () => vi.unstubAllGlobals()
})

test('a visit is told once, when the page is put out of sight, with what there is by then', () => {
  report.lcp({ value: 1234.56789 })
  report.cls({ value: 0.0123456 })
  begun.errors += 2
  expect(sent).toEqual([])
  page.hide()
  page.show()
  report.inp({ value: 80 })
  page.hide()
  expect(sent).toEqual([{ page: 'home', version: 'abc', errors: 2, lcp: 1234.5679, cls: 0.0123 }])
})

test('what is out of all bounds is told as the bound', () => {
  report.lcp({ value: 9e9 })
  report.inp({ value: -1 })
  report.cls({ value: 1e5 })
  begun.errors = 5_000
  page.hide()
  expect(sent).toEqual([{ page: 'home', version: 'abc', errors: 100, lcp: 120_000, inp: 0, cls: 100 }])
})

test('the bounds are those of what the edge takes', () => {
  const { lcp, inp, cls, errors } = schema.properties
  expect([lcp.maximum, inp.maximum, cls.maximum, errors.maximum]).toEqual([
    figureBounds.time,
    figureBounds.time,
    figureBounds.shift,
    figureBounds.errors,
  ])
})

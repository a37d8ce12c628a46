import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Announcement } from '../../contract/announcements'
import { noticePage, noticesPerPage } from './noticePages'

const notices = (count: number): Announcement[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `n${index}`,
    title: `Notice ${index}`,
    content: '',
    timestamp: index,
  }))

describe('noticePage', () => {
  it('starts on the first page with its first notice, chosen by nobody', () => {
    expect(noticePage(notices(20), undefined, undefined)).toMatchObject({
      page: 1,
      pageCount: 3,
      current: { id: 'n0' },
      chosen: false,
    })
  })

  it('opens the page that holds the chosen notice', () => {
    expect(noticePage(notices(20), 'n9', undefined)).toMatchObject({ page: 2, current: { id: 'n9' }, chosen: true })
  })

  it('keeps the chosen notice while another page is looked at', () => {
    const shown = noticePage(notices(20), 'n9', 3)
    expect(shown.notices.map(({ id }) => id)).toEqual(['n18', 'n19'])
    expect(shown.current?.id).toBe('n9')
  })

  it('passes over a notice that is gone', () => {
    expect(noticePage(notices(3), 'gone', undefined)).toMatchObject({ page: 1, current: { id: 'n0' }, chosen: false })
  })

  it('has one empty page where there are none', () => {
    expect(noticePage([], 'n1', 4)).toEqual({ page: 1, pageCount: 1, notices: [], current: undefined, chosen: false })
  })

  it('shows each notice on exactly one page, nine at most, whatever page is asked for', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100 }), fc.double(), (count, wanted) => {
        const all = notices(count)
        const { pageCount, page } = noticePage(all, undefined, wanted)
        expect(page).toBeGreaterThanOrEqual(1)
        expect(page).toBeLessThanOrEqual(pageCount)
        const pages = Array.from({ length: pageCount }, (_, index) => noticePage(all, undefined, index + 1).notices)
        expect(pages.flat()).toEqual(all)
        expect(pages.every(({ length }) => length <= noticesPerPage)).toBe(true)
      }),
    )
  })
})

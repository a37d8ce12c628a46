import { expect } from 'storybook/test'
import { pageOf, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Notices',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/index?modal=noticeModal' },
  play: async (context) => {
    await settled(context)
    await soon(() => pageOf(context.canvasElement).getByRole('dialog'))
  },
}
export default meta

const call = 'call=/wps/relay/MCSFE_getListAnnouncements'

export const Filled: Screen = {}
export const Loading: Screen = { args: { platform: `late; ${call}` } }
export const Failing: Screen = { args: { platform: `failing; ${call}` } }
export const Empty: Screen = { args: { platform: `empty; ${call}` } }
export const Malformed: Screen = { args: { platform: `malformed; ${call}` } }
/** A notice with every kind of formatting that is let through. */
export const LongText: Screen = { args: { address: '/index?modal=noticeModal&notice=notice-formatting' } }
/** A notice that matters to everybody comes first. */
export const Important: Screen = { args: { address: '/index?modal=noticeModal&notice=notice-vendor-maintenance' } }
export const AllRead: Screen = {
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    await soon(() => page.getByRole('button', { name: word('notices.readAll') }))
    await context.userEvent.click(page.getByRole('button', { name: word('notices.readAll') }))
    await soon(() => page.getByText(word('notices.allRead')))
  },
}
export const Phone: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }

/** The next page of the list has other notices. */
export const Paging: Screen = {
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    await soon(() => page.getByRole('dialog'))
    const titles = () => page.getByRole('dialog').querySelector('ul, ol')?.textContent ?? ''
    const before = titles()
    const pages = page.getByRole('dialog').querySelectorAll<HTMLElement>('nav button, nav a')
    const next = [...pages].at(-1)
    if (!next) throw new Error('the list has no pages')
    await context.userEvent.click(next)
    await expect(titles()).not.toBe(before)
  },
}

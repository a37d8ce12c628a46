import { expect, waitFor } from 'storybook/test'
import { fill, formWith, inputOf, pageOf, send, soon, word } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = {
  title: 'Screens/Registration',
  tags: ['!autodocs'],
  ...screen,
  args: { address: '/index?modal=registerModal' },
}
export default meta

export const Dialog: Screen = {
  play: async (context) => {
    await settled(context)
    await formWith(context.canvasElement, 'username')
  },
}
export const ByMobile: Screen = {
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    await context.userEvent.click(page.getByRole('tab', { name: word('auth.register.byMobile') }))
    await formWith(context.canvasElement, 'verificationCode')
  },
}
/** No step needs its own tab. */
export const OneWay: Screen = { globals: { brand: 'jade' } }
export const Phone: Screen = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Screen = { globals: { language: 'ar' } }
export const Loading: Screen = { args: { platform: 'late; call=/wps/system/setting/register' } }
export const Failing: Screen = { args: { platform: 'failing; call=/wps/system/setting/register' } }
export const Closed: Screen = { args: { modules: { REG3: false } } }

/** What is wrong with a field is said when it is left, not while it is typed. */
export const ErrorsOnLeaving: Screen = {
  play: async (context) => {
    await settled(context)
    const form = await formWith(context.canvasElement, 'username')
    await fill(context.userEvent, form, { username: 'ab' })
    await expect(inputOf(form, 'username')).not.toHaveAttribute('aria-invalid', 'true')
    await context.userEvent.tab()
    await waitFor(() => expect(inputOf(form, 'username')).toHaveAttribute('aria-invalid', 'true'))
  },
}

const account = { username: 'lantern7', password: 'Marquee1', confirmPassword: 'Marquee1' }

/** The account is right: the person's details, with optional ones folded. */
export const SecondStep: Screen = {
  play: async (context) => {
    await settled(context)
    const form = await formWith(context.canvasElement, 'username')
    await fill(context.userEvent, form, account)
    await send(context.userEvent, form)
    await soon(() => inputOf(form, 'email'))
    await expect(pageOf(context.canvasElement).getByRole('heading', { name: /2/, level: 3 })).toHaveFocus()
  },
}
export const SecondStepOnAPhone: Screen = { ...SecondStep, globals: { viewport: { value: 'phone' } } }
export const SecondStepInArabic: Screen = {
  ...SecondStep,
  globals: { language: 'ar', viewport: { value: 'phone' } },
}
export const SecondStepInChinese: Screen = {
  ...SecondStep,
  globals: { language: 'zh-CN', viewport: { value: 'phone' } },
}

export const Optional: Screen = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await SecondStep.play?.(context)
    const form = await formWith(context.canvasElement, 'email')
    const fold = form.querySelector<HTMLElement>('[aria-expanded]')
    if (!fold) throw new Error('nothing is folded')
    await context.userEvent.click(fold)
    await soon(() => inputOf(form, 'telegram'))
  },
}

/** Every required field of the second step says what is wrong. */
export const SecondStepRefused: Screen = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await SecondStep.play?.(context)
    const form = await formWith(context.canvasElement, 'email')
    await send(context.userEvent, form)
    await waitFor(() => expect(inputOf(form, 'mobileNum')).toHaveFocus())
    await expect(inputOf(form, 'termsAccepted')).toBeInvalid()
  },
}

export const ReadingTheTerms: Screen = {
  play: async (context) => {
    await SecondStep.play?.(context)
    const page = pageOf(context.canvasElement)
    await context.userEvent.click(
      page.getAllByRole('link').filter((link) => link.ariaHasPopup === 'dialog')[0] ?? document.body,
    )
    await soon(() => page.getByRole('heading', { name: word('auth.register.terms') }))
    await settled(context)
  },
}

export const ReadingTheOffer: Screen = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await settled(context)
    await formWith(context.canvasElement, 'username')
    const page = pageOf(context.canvasElement)
    await context.userEvent.click(page.getByRole('button', { name: new RegExp(word('auth.register.offer')) }))
    await soon(() => page.getByRole('button', { name: word('auth.register.toForm') }))
    await settled(context)
  },
}

export const WithoutOffer: Screen = { args: { platform: 'failing; call=/wps/relay/MCSFE_getListAnnouncements' } }

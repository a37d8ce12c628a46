import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { RegistrationStory } from '../support/RegistrationStory'

/** Forms by the settings that merchants of the sandbox answer, drawn by MarqueeForm. */
const meta = {
  title: 'Kit/Form/Registration',
  component: RegistrationStory,
  args: { scenario: 'aurora', method: 'username', onSubmit: fn() },
} satisfies Meta<typeof RegistrationStory>
export default meta
type Story = StoryObj<typeof meta>

export const EveryModule: Story = {}
export const ByMobile: Story = { args: { method: 'mobile' } }
export const WithCaptcha: Story = { args: { scenario: 'jade' } }
export const FewModules: Story = { args: { scenario: 'sahara', method: 'mobile' } }
export const Sending: Story = { args: { scenario: 'sahara', busy: true } }
export const Failed: Story = { args: { scenario: 'sahara', formError: 'The platform does not answer. Try again in a minute.' } }
export const RightToLeft: Story = { args: { scenario: 'sahara' }, globals: { language: 'ar' } }

/** Nothing is sent before every rule holds; the focus goes to the first field that is wrong. */
export const Refused: Story = {
  play: async ({ canvasElement, userEvent, args }) => {
    const form = canvasElement.querySelector('form')
    const submit = form?.querySelector<HTMLElement>('[type=submit]')
    if (!form || !submit) throw new Error('there is no form')
    await userEvent.click(submit)
    await waitFor(() => expect(form.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(2))
    await expect(form.elements.namedItem('username')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** What the platform refused stands at its field. */
export const TakenName: Story = {
  args: { scenario: 'jade', refused: { username: 'This name is taken' } },
  play: async ({ canvasElement, userEvent, args }) => {
    const form = canvasElement.querySelector('form')
    const submit = form?.querySelector<HTMLElement>('[type=submit]')
    if (!form || !submit) throw new Error('there is no form')
    const type = async (name: string, text: string) => {
      const input = form.elements.namedItem(name)
      if (!(input instanceof HTMLInputElement)) throw new Error(`the form has no ${name}`)
      await userEvent.type(input, text)
    }
    await type('username', 'lantern7')
    await type('mobileNum', '13800000001')
    await type('password', 'Marquee1')
    await type('confirmPassword', 'Marquee1')
    await type('payeeName', '李明')
    await type('captcha', '4281')
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) if (!box.checked) await userEvent.click(box)
    await userEvent.click(submit)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await waitFor(() => expect(form.elements.namedItem('username')).toBeInvalid())
  },
}

/** Patterns that never end or that no engine reads, and a field called constructor: the form stays quick and usable. */
export const Hostile: Story = {
  args: { scenario: 'hostile' },
  play: async ({ canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name=nickname]')).not.toBeNull())
    const nickname = canvasElement.querySelector<HTMLInputElement>('[name=nickname]')
    if (!nickname) throw new Error('there is no nickname')
    const start = performance.now()
    await userEvent.click(nickname)
    await userEvent.paste(`${'a'.repeat(19)}!`)
    await userEvent.tab()
    await expect(performance.now() - start).toBeLessThan(2000)
  },
}

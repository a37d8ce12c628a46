import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, type UserEventObject, waitFor } from 'storybook/test'
import { fieldOf, saysWhenLeft } from '../support/formPlay'
import { RegistrationStory } from '../support/RegistrationStory'

/** Forms by the settings that merchants of the sandbox answer, drawn by PlatformForm. */
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
export const Failed: Story = {
  args: { scenario: 'sahara', formError: 'The platform does not answer. Try again in a minute.' },
}
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
    for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
      if (!box.checked) await userEvent.click(box)
    await userEvent.click(submit)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled())
    await waitFor(() => expect(form.elements.namedItem('username')).toBeInvalid())
  },
}

/** The same as of a form that the product itself knows: see Kit/Form/Password. */
export const SaidWhenLeft: Story = {
  args: { scenario: 'sahara' },
  play: ({ canvasElement, userEvent }) => saysWhenLeft(canvasElement, userEvent, 'password', 'confirmPassword'),
}

/** A form that comes back says what it had said. */
export const Reopened: Story = {
  args: { scenario: 'sahara', closable: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const username = () => fieldOf(canvasElement, 'username')
    await userEvent.type(username(), 'ab')
    await userEvent.tab()
    await waitFor(() => expect(username()).toBeInvalid())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(username()).toBeInvalid())
    await expect(username()).toHaveValue('ab')
    await userEvent.type(username(), 'cdef')
    await waitFor(() => expect(username()).toBeValid())
  },
}

const typed = {
  mobileNum: '13800000001',
  password: 'Marquee1',
  confirmPassword: 'Marquee1',
  payeeName: '李明',
  captcha: '4281',
  username: 'lantern7',
}

async function fillIn(
  canvas: HTMLElement,
  hands: Pick<UserEventObject, 'click' | 'type'>,
  values: object,
): Promise<void> {
  for (const box of canvas.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
    if (!box.checked) await hands.click(box)
  for (const [name, text] of Object.entries(values)) await hands.type(fieldOf(canvas, name), String(text))
}

/** What was typed last is sent, also where its field was never left. */
export const SentByEnter: Story = {
  args: { scenario: 'jade' },
  play: async ({ canvasElement, userEvent, args }) => {
    await fillIn(canvasElement, userEvent, typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(typed)))
  },
}

/** So is what was typed in the very moment, in a field that something is said of. */
export const SentAtOnce: Story = {
  args: { scenario: 'jade' },
  play: async ({ canvasElement, userEvent, args }) => {
    await fillIn(canvasElement, userEvent, { ...typed, username: 'ab' })
    await userEvent.tab()
    const username = fieldOf(canvasElement, 'username')
    await waitFor(() => expect(username).toHaveAttribute('aria-invalid', 'true'))
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(username, 'lantern7')
    username.dispatchEvent(new InputEvent('input', { bubbles: true }))
    username.form?.requestSubmit()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(typed)))
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

const account = { username: 'lantern7', password: 'Marquee1', confirmPassword: 'Marquee1' }

/** A long form asks for the account first; on goes who has it right. */
export const FirstStep: Story = {
  args: { scenario: 'jade', stepped: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const form = canvasElement.querySelector('form')
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(form?.querySelectorAll('[aria-invalid=true]')).toHaveLength(3))
    await expect(fieldOf(canvasElement, 'username')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Enter goes on as well. */
export const SecondStep: Story = {
  args: { scenario: 'jade', stepped: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const [name, text] of Object.entries(account)) await userEvent.type(fieldOf(canvasElement, name), text)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'mobileNum')).toBeVisible())
    await expect(fieldOf(canvasElement, 'username')).not.toBeVisible()
    await expect(fieldOf(canvasElement, 'mobileNum')).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByRole('button', { name: /^More about you/ })).toHaveAttribute('aria-expanded', 'false')
  },
}

/** What is wrong in the optional fields is shown, also where they were folded again. */
export const WrongInFold: Story = {
  args: { scenario: 'jade', stepped: true },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    await SecondStep.play?.(context)
    const fold = canvas.getByRole('button', { name: /^More about you/ })
    await userEvent.click(fold)
    await userEvent.type(fieldOf(canvasElement, 'qqNum'), '12')
    await userEvent.click(fold)
    await fillIn(canvasElement, userEvent, { mobileNum: '13800000001', payeeName: '李明', captcha: '4281' })
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(fieldOf(canvasElement, 'qqNum')).toHaveFocus())
    await expect(fieldOf(canvasElement, 'qqNum')).toBeInvalid()
  },
}

/** What the platform refuses of the first step leads back to it. */
export const RefusedFirstStep: Story = {
  args: { scenario: 'jade', stepped: true, refused: { username: 'This name is taken' } },
  play: async (context) => {
    const { canvas, canvasElement, userEvent, args } = context
    await SecondStep.play?.(context)
    await fillIn(canvasElement, userEvent, { mobileNum: '13800000001', payeeName: '李明', captcha: '4281' })
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining(account)))
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveFocus())
    await expect(canvas.getByText('This name is taken')).toBeVisible()
  },
}

/** A short form is one step. */
export const OneStep: Story = { args: { scenario: 'sahara', method: 'mobile', stepped: true } }

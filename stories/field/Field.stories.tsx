import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field, Select, TextInput } from '../../src/ui'
import { narrow } from '../support/narrow'
import { SaidButton } from '../support/SaidButton'

const meta = {
  title: 'Kit/Field/Field',
  component: Field,
  decorators: [narrow],
  args: { id: 'username', label: 'Username', children: <TextInput name="username" autoComplete="username" /> },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Required: Story = { args: { required: true } }
export const WithHint: Story = {
  args: { required: true, hint: '6 to 11 letters and digits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription()
  },
}
/** Stands where the hint stood, so that nothing jumps. */
export const WithError: Story = {
  args: { required: true, hint: '6 to 11 letters and digits', error: 'This name is taken' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription()
  },
}
export const WithAside: Story = {
  args: {
    aside: (
      <SaidButton size="s" variant="ghost">
        Forgot password?
      </SaidButton>
    ),
  },
}
export const AroundSelect: Story = {
  args: {
    id: 'currency',
    label: 'Currency',
    children: (
      <Select
        options={[
          { value: 'USD', label: 'USD' },
          { value: 'CNY', label: 'CNY' },
        ]}
      />
    ),
  },
}
export const LongText: Story = {
  args: {
    label: 'Vollständiger Name des Kontoinhabers, wie er auf der Bankkarte geschrieben steht',
    error:
      'Der Name des Kontoinhabers darf weder Ziffern noch Sonderzeichen enthalten und muss mindestens zwei Zeichen lang sein.',
    required: true,
  },
}
export const RightToLeft: Story = { ...WithError, globals: { language: 'ar' } }

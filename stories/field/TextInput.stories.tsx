import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextInput } from '../../src/ui'
import { fieldOf } from '../support/FieldOf'

const meta = {
  title: 'Kit/Field/TextInput',
  component: TextInput,
  args: { autoComplete: 'off' },
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

const username = fieldOf({ label: 'Username' })

export const Empty: Story = { decorators: [username] }
export const Placeholder: Story = {
  args: { placeholder: 'name@example.com', type: 'email' },
  decorators: [fieldOf({ label: 'Email' })],
}
export const Filled: Story = { args: { defaultValue: 'member01' }, decorators: [username] }
export const WithIcon: Story = { args: { icon: 'user' }, decorators: [username] }
export const WithPrefix: Story = {
  args: { prefix: '+971', type: 'tel', inputMode: 'tel' },
  decorators: [fieldOf({ label: 'Phone number' })],
}
export const Invalid: Story = {
  args: { defaultValue: 'a' },
  decorators: [fieldOf({ label: 'Username', error: 'This name is taken' })],
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'member01' }, decorators: [username] }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'member01' }, decorators: [username] }
/** Addresses and numbers run left to right, and stand where the line begins. */
export const RightToLeft: Story = { ...WithPrefix, globals: { language: 'ar' } }

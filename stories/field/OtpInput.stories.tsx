import type { Meta, StoryObj } from '@storybook/react-vite'
import { OtpInput } from '../../src/ui'
import { fieldOf } from '../support/FieldOf'

const meta = {
  title: 'Kit/Field/OtpInput',
  component: OtpInput,
  decorators: [fieldOf({ label: 'Code from the message' })],
} satisfies Meta<typeof OtpInput>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: '482913' } }
export const FourDigits: Story = { args: { length: 4, defaultValue: '4829' } }
export const Invalid: Story = { args: { defaultValue: '48', 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '../../src/ui'
import { fieldOf } from '../support/FieldOf'

const meta = {
  title: 'Kit/Field/Select',
  component: Select,
  args: {
    options: [
      { value: 'today', label: 'Today' },
      { value: 'week', label: 'Last seven days' },
      { value: 'month', label: 'Last month', disabled: true },
    ],
  },
  decorators: [fieldOf({ label: 'Period' })],
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Placeholder: Story = { args: { placeholder: 'Choose' } }
export const Chosen: Story = { args: { defaultValue: 'week' } }
export const Invalid: Story = { args: { placeholder: 'Choose', 'aria-invalid': true } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { options: [{ value: 'a', label: 'Alle abgeschlossenen Transaktionen der vergangenen zwölf Kalendermonate' }] },
}
export const RightToLeft: Story = { args: { defaultValue: 'week' }, globals: { language: 'ar' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from '../../src/ui'
import { fieldOf } from '../support/FieldOf'

const meta = {
  title: 'Kit/Field/TextArea',
  component: TextArea,
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const remark = fieldOf({ label: 'Messages' })

export const Empty: Story = { decorators: [remark] }
export const Filled: Story = { args: { defaultValue: 'One line,\nand another.' }, decorators: [remark] }
export const Tall: Story = { args: { rows: 6 }, decorators: [remark] }
export const Invalid: Story = {
  args: { defaultValue: 'a' },
  decorators: [fieldOf({ label: 'Username', error: 'This name is taken' })],
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'One line' }, decorators: [remark] }
export const RightToLeft: Story = { ...Filled, globals: { language: 'ar' } }

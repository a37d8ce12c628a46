import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from '../../src/ui'
import { narrow } from '../support/narrow'

const meta = {
  title: 'Kit/Field/Switch',
  component: Switch,
  args: { checked: false, onChange: () => undefined, label: 'Hide my balance' },
  decorators: [narrow],
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked)
    return <Switch {...args} checked={checked} onChange={setChecked} />
  },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { checked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const ByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch')
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}
export const RightToLeft: Story = { args: { checked: true }, globals: { language: 'ar' } }

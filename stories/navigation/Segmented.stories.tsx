import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Segmented } from '../../src/ui'

const meta = {
  title: 'Kit/Navigation/Segmented',
  component: Segmented<string>,
  args: {
    label: 'Theme',
    selected: 'light',
    onSelect: () => undefined,
    segments: [
      { id: 'light', label: 'Light', icon: 'sun' },
      { id: 'dark', label: 'Dark', icon: 'moon' },
      { id: 'system', label: 'System', icon: 'settings' },
    ],
  },
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected)
    return <Segmented {...args} selected={selected} onSelect={setSelected} />
  },
} satisfies Meta<typeof Segmented<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Icons: Story = {}
export const Block: Story = { args: { block: true } }
export const Words: Story = {
  args: {
    label: 'Sign in with',
    selected: 'username',
    segments: [
      { id: 'username', label: 'Username' },
      { id: 'mobile', label: 'Phone number' },
    ],
  },
}
export const RightToLeft: Story = { globals: { language: 'ar' } }
export const ByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, dark] = canvas.getAllByRole('radio')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(dark).toBeChecked()
  },
}

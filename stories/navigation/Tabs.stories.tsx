import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tabs } from '../../src/ui'
import { Said } from '../support/SaidButton'

const meta = {
  title: 'Kit/Navigation/Tabs',
  component: Tabs<string>,
  args: {
    label: 'Account',
    selected: 'wallets',
    onSelect: () => undefined,
    tabs: [
      { id: 'wallets', label: 'Wallets' },
      { id: 'security', label: 'Security centre' },
      { id: 'notices', label: 'Notices' },
    ],
    children: (
      <p>
        <Said>Your balance with each provider is here.</Said>
      </p>
    ),
  },
  render: function Render(args) {
    const [selected, setSelected] = useState(args.selected)
    return <Tabs {...args} selected={selected} onSelect={setSelected} />
  },
} satisfies Meta<typeof Tabs<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {}
export const Fill: Story = { args: { fill: true } }
export const WithIcons: Story = {
  args: {
    tabs: [
      { id: 'wallets', label: 'Wallets', icon: 'wallet' },
      { id: 'security', label: 'Security centre', icon: 'shield-check' },
    ],
  },
}
/** Those that do not fit beside each other stand below them. */
export const Many: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_, index) => ({
      id: index === 0 ? 'wallets' : `t${index}`,
      label: `Einzahlungsverlauf ${index + 1}`,
    })),
  },
}
/** One stop of the Tab key; arrows, Home and End move, and what has the focus is selected. */
export const ByKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}')
    await expect(third).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await expect(first).toHaveAttribute('aria-selected', 'true')
  },
  globals: { direction: 'ltr' },
}
/** Arrow left goes on where reading goes left. */
export const RightToLeft: Story = {
  play: async ({ canvas, userEvent }) => {
    const [, second] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
  },
  globals: { language: 'ar' },
}

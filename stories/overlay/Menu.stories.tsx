import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Menu } from '../../src/ui'
import { SaidButton } from '../support/SaidButton'
import { shown } from '../support/shown'

const meta = {
  title: 'Kit/Overlay/Menu',
  component: Menu,
  args: {
    label: 'Account',
    placement: 'bottom-start',
    trigger: <SaidButton iconEnd="chevron-down">Account</SaidButton>,
    items: [
      { id: 'wallets', label: 'Wallets', icon: 'wallet', end: '3', onSelect: fn() },
      { id: 'security', label: 'Security centre', icon: 'shield-check', href: '#security' },
      { id: 'sign-out', label: 'Sign out', icon: 'log-out', tone: 'danger', dividerBefore: true, onSelect: fn() },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await shown(() => canvas.getByRole('menu'))
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
/** One of several: the one that is chosen has the focus. */
export const Choice: Story = {
  args: {
    label: 'Language',
    trigger: <SaidButton icon="globe">Language</SaidButton>,
    items: [
      { id: 'en', label: 'English', lang: 'en', checked: false },
      { id: 'zh-CN', label: '简体中文', lang: 'zh-CN', checked: true },
      { id: 'ar', label: 'العربية', lang: 'ar', checked: false },
    ],
  },
}
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: 'Benachrichtigungseinstellungen für Sonderaktionen und Gewinnausschüttungen', icon: 'bell' },
    ],
  },
}
export const RightToLeft: Story = { globals: { language: 'ar' } }

/** Arrows and Home move, Escape leaves and gives the focus back, Enter chooses. */
export const ByKey: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    const rows = canvas.getAllByRole('menuitem')
    await expect(rows.at(-1)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(rows[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(rows[1]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.items[0]?.onSelect).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
}

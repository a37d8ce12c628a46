import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Marquee } from '../../src/ui'
import { inMotion } from '../support/motion'

const meta = {
  title: 'Kit/Media/Marquee',
  component: Marquee,
  parameters: inMotion,
  args: {
    items: [
      { id: 'draws', text: 'Draws close one minute before the hour.' },
      { id: 'maintenance', text: 'This provider is under maintenance until six o’clock.' },
    ],
    onSelect: fn(),
    label: 'Notices',
    pauseLabel: 'Pause',
  },
} satisfies Meta<typeof Marquee>
export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const One: Story = { args: { items: [{ id: 'draws', text: 'Draws close one minute before the hour.' }] } }
export const Empty: Story = { args: { items: [] } }
export const RightToLeft: Story = { globals: { language: 'ar' } }
/** By key the first notice is meant. */
export const ByKey: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('draws')
  },
}

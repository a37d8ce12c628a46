import type { Meta, StoryObj } from '@storybook/react-vite'
import { Only } from '../../src/ui'
import { Blocks } from '../support/Blocks'

/** Drawn at some widths only; at others there is nothing. */
const meta = {
  title: 'Kit/Layout/Only',
  component: Only,
  args: { at: 'desktopUp', children: <Blocks count={4} /> },
} satisfies Meta<typeof Only>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Phone: Story = { args: { at: 'phone' }, globals: { viewport: { value: 'phone' } } }
export const NotOfThisWidth: Story = { args: { at: 'phone' } }

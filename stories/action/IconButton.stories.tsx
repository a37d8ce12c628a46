import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { IconButton } from '../../src/ui'

const meta = {
  title: 'Kit/Action/IconButton',
  component: IconButton,
  args: { icon: 'bell', label: 'Notices', onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Ghost: Story = {}
export const Outline: Story = { args: { variant: 'outline' } }
export const Solid: Story = { args: { variant: 'solid', icon: 'play', label: 'Play' } }
export const WithCount: Story = { args: { badge: 7 } }
/** Above 99 it reads 99+. */
export const WithHugeCount: Story = { args: { badge: 12345 } }
export const Filled: Story = {
  args: { icon: 'heart', label: 'Remove from favourites', filled: true, 'aria-pressed': true },
}
export const Disabled: Story = { args: { disabled: true } }
/** Icons that point along the line of reading turn round. */
export const RightToLeft: Story = {
  args: { icon: 'chevron-right', label: 'Next', variant: 'outline' },
  globals: { language: 'ar' },
}

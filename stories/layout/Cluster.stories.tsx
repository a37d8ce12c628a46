import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../../src/ui'
import { Blocks } from '../support/Blocks'

const meta = {
  title: 'Kit/Layout/Cluster',
  component: Cluster,
  args: { children: <Blocks count={4} /> },
  argTypes: { gap: { control: { type: 'range', min: 1, max: 8 } } },
} satisfies Meta<typeof Cluster>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {}
export const SpaceBetween: Story = { args: { justify: 'space-between' } }
export const Wrapping: Story = { args: { children: <Blocks count={24} /> } }
export const RightToLeft: Story = { globals: { language: 'ar' } }

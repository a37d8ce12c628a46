import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../src/ui'
import { Blocks } from '../support/Blocks'

const meta = {
  title: 'Kit/Layout/Stack',
  component: Stack,
  args: { children: <Blocks count={3} /> },
  argTypes: { gap: { control: { type: 'range', min: 1, max: 8 } } },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Tight: Story = { args: { gap: 1 } }
export const Loose: Story = { args: { gap: 7 } }
export const AsList: Story = {
  args: {
    as: 'ul',
    children: (
      <>
        <li>First</li>
        <li>Second</li>
      </>
    ),
  },
}

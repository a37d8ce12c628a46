import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, Stack } from '../../src/ui'
import { inMotion } from '../support/motion'

const meta = {
  title: 'Kit/Feedback/Skeleton',
  component: Skeleton,
  parameters: inMotion,
  args: {},
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: 240 } }
export const Picture: Story = { args: { width: 180, ratio: 3 / 4, radius: 'var(--radius-l)' } }
export const Paragraph: Story = {
  render: () => (
    <Stack gap={2} style={{ maxInlineSize: 420 }}>
      <Skeleton width="96%" />
      <Skeleton width="100%" />
      <Skeleton width="62%" />
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '../../src/ui'
import { inMotion } from '../support/motion'

const meta = {
  title: 'Kit/Feedback/Spinner',
  component: Spinner,
  parameters: inMotion,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Spoken: Story = {}
/** Where the thing that waits already says so. */
export const Silent: Story = { args: { label: undefined } }
export const Large: Story = { args: { size: 48 } }

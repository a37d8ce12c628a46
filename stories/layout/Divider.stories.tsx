import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider, Stack } from '../../src/ui'
import { Said } from '../support/SaidButton'

const meta = {
  title: 'Kit/Layout/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>
export default meta
type Story = StoryObj<typeof meta>

export const BetweenParagraphs: Story = {
  render: () => (
    <Stack>
      <p>
        <Said>What is on this week.</Said>
      </p>
      <Divider />
      <p>
        <Said>Your balance with each vendor is here.</Said>
      </p>
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { GameLaneSkeleton } from '../../src/ui'

const meta = {
  title: 'Kit/Game/GameLaneSkeleton',
  component: GameLaneSkeleton,
  args: { variant: 'cover' },
} satisfies Meta<typeof GameLaneSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Cover: Story = {}
export const Wide: Story = { args: { variant: 'wide' } }
export const Tile: Story = { args: { variant: 'tile' } }

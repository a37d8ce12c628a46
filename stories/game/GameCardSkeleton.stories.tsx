import type { Meta, StoryObj } from '@storybook/react-vite'
import { GameCardSkeleton } from '../../src/ui'

const meta = {
  title: 'Kit/Game/GameCardSkeleton',
  component: GameCardSkeleton,
  args: { variant: 'cover' },
} satisfies Meta<typeof GameCardSkeleton>
export default meta
type Story = StoryObj<typeof meta>

const wide = (inlineSize: number): Story => ({
  decorators: [
    (Draw) => (
      <div style={{ inlineSize }}>
        <Draw />
      </div>
    ),
  ],
})

export const Cover: Story = { ...wide(190) }
export const Wide: Story = { ...wide(300), args: { variant: 'wide' } }
export const Tile: Story = { ...wide(150), args: { variant: 'tile' } }

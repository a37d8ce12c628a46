import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { GameCard, type GameCardVariant } from '../../src/ui'
import { gameLabels, lanternFestival } from '../support/games'

const widths: Readonly<Record<GameCardVariant, number>> = { cover: 190, wide: 300, tile: 150 }

const meta = {
  title: 'Kit/Game/GameCard',
  component: GameCard,
  args: { ...lanternFestival, variant: 'cover', labels: gameLabels, onOpen: fn(), onFavourite: fn(), eager: true },
  decorators: [
    (Story, { args }) => (
      <div style={{ inlineSize: widths[args.variant] }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GameCard>
export default meta
type Story = StoryObj<typeof meta>

/** Card and heart are two buttons: one press does one thing. */
export const Cover: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [open, heart] = canvas.getAllByRole('button')
    if (!open || !heart) throw new Error('a card has a button for itself and one for its heart')
    await userEvent.click(heart)
    await expect(args.onFavourite).toHaveBeenCalledWith(true)
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(open)
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const Wide: Story = { args: { variant: 'wide' } }
export const Tile: Story = { args: { variant: 'tile' } }
export const Favourite: Story = { args: { favourite: true } }
export const Hot: Story = { args: { badge: { label: 'Hot', tone: 'danger', icon: 'flame' } } }
export const WithDemoAndReturn: Story = { args: { onDemo: fn(), rtp: '96.5%' } }
/** A visitor has no favourites. */
export const WithoutHeart: Story = { render: ({ onFavourite: _onFavourite, ...args }) => <GameCard {...args} /> }
/** Three attempts have failed. */
export const BrokenPicture: Story = { args: { image: '' } }
export const LongText: Story = {
  args: {
    title: 'Das geheimnisvolle Unterwasserkönigreich der Donaudampfschifffahrt',
    vendor: 'Vereinigte Automatenwerkstätten',
  },
}
export const RightToLeft: Story = {
  args: { variant: 'wide', title: 'مهرجان الفوانيس', badge: { label: 'Hot', tone: 'danger', icon: 'flame' } },
  globals: { language: 'ar' },
}

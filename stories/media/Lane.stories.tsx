import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { GameCard, GameCardSkeleton, type GameCardVariant, Lane, TextLink } from '../../src/ui'
import { type Game, gameLabels, games } from '../support/games'
import { Said } from '../support/SaidButton'

const cards = (variant: GameCardVariant) => ({
  size: variant,
  renderItem: (game: Game) => <GameCard {...game} variant={variant} labels={gameLabels} onOpen={fn()} eager />,
})

const meta = {
  title: 'Kit/Media/Lane',
  component: Lane<Game>,
  args: {
    title: 'Hot games',
    items: [...games, ...games],
    labels: { previous: 'Previous', next: 'Next' },
    action: (
      <TextLink href="#all">
        <Said>All games</Said>
      </TextLink>
    ),
    ...cards('cover'),
  },
} satisfies Meta<typeof Lane<Game>>
export default meta
type Story = StoryObj<typeof meta>

export const Covers: Story = {
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('ul')
    await waitFor(() => expect(row?.scrollWidth).toBeGreaterThan(row?.clientWidth ?? Infinity))
  },
}
export const WideCards: Story = { args: cards('wide') }
export const Tiles: Story = { args: cards('tile') }
/** Everything fits: no arrows. */
export const Few: Story = { args: { items: games.slice(0, 2) } }
/** Items that are not drawn yet lie before the end, and the arrow that leads to it keeps the focus there. */
export const Growing: Story = {
  args: {
    items: [...games, ...games, ...games, ...games],
    itemKey: (_, index) => index,
    initial: 2,
    itemWidth: '320px',
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'false')
    next.focus()
    const cards = () => canvasElement.querySelectorAll('li:not([aria-hidden])').length
    await waitFor(
      async () => {
        if (next.ariaDisabled !== 'true') await userEvent.keyboard('{Enter}')
        await expect(next).toHaveAttribute('aria-disabled', 'true')
      },
      { timeout: 20_000, interval: 400 },
    )
    await expect(cards()).toBe(args.items.length)
    await expect(next).toHaveFocus()
  },
}
export const Loading: Story = { args: { renderItem: () => <GameCardSkeleton variant="cover" /> } }
export const LongText: Story = { args: { title: 'Die beliebtesten Unterwasserabenteuer der vergangenen Woche' } }
export const RightToLeft: Story = { globals: { language: 'ar' } }

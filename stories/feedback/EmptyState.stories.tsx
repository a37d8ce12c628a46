import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmptyState } from '../../src/ui'
import { SaidButton } from '../support/SaidButton'

const meta = {
  title: 'Kit/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No favourites yet', text: 'Press the heart on a game and it waits for you here.' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const WordsOnly: Story = {}
export const WithAction: Story = {
  args: { icon: 'heart', action: <SaidButton variant="primary">All games</SaidButton> },
}
export const Compact: Story = { args: { compact: true } }
export const LongText: Story = {
  args: {
    title: 'In diesem Zeitraum wurden keine abgeschlossenen Spielrunden gefunden',
    text: 'Wählen Sie einen früheren Zeitraum oder eine andere Spielkategorie. Abgeschlossene Runden erscheinen hier in der Regel wenige Minuten nach ihrem Ende, bei Sportwetten erst nach der Auswertung.',
    action: <SaidButton>Try again</SaidButton>,
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageHeader } from '../../src/ui'
import { SaidButton } from '../support/SaidButton'

const meta = {
  title: 'Kit/Layout/PageHeader',
  component: PageHeader,
  args: { title: 'Promotions' },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Title: Story = {}
export const WithText: Story = { args: { text: 'What is on this week.' } }
export const WithActions: Story = {
  args: { text: 'What is on this week.', actions: <SaidButton>All games</SaidButton> },
}
export const LongText: Story = {
  args: {
    title: 'Verantwortungsvolles Spielen und Selbstbeschränkungsmöglichkeiten',
    text: 'Einzahlungsgrenzen, Auszeiten und die Sperre des eigenen Kontos: alles an einer Stelle, jederzeit und ohne Rückfragen.',
    actions: <SaidButton>All games</SaidButton>,
  },
}

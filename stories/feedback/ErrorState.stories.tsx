import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorState } from '../../src/ui'
import { SaidButton } from '../support/SaidButton'

const meta = {
  title: 'Kit/Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'The games could not be loaded', text: 'Check your connection and try again.' },
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const WordsOnly: Story = {}
export const WithRetry: Story = {
  args: {
    actions: (
      <SaidButton variant="primary" icon="refresh-cw">
        Try again
      </SaidButton>
    ),
  },
}
export const Compact: Story = { args: { compact: true } }
export const LongText: Story = {
  args: {
    title: 'கட்டணச் சேவையகத்துடன் தொடர்புகொள்ள முடியவில்லை',
    text: 'உங்கள் இணைய இணைப்பைச் சரிபார்த்து சில நிமிடங்களுக்குப் பிறகு மீண்டும் முயற்சிக்கவும். சிக்கல் தொடர்ந்தால் வாடிக்கையாளர் சேவையைத் தொடர்புகொள்ளவும்.',
    actions: <SaidButton>Try again</SaidButton>,
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Notice } from '../../src/ui'

const meta = {
  title: 'Kit/Feedback/Notice',
  component: Notice,
  args: { tone: 'accent', children: 'Draws close one minute before the hour.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'Your password has been changed.' } }
export const Warning: Story = {
  args: { tone: 'warning', children: 'This provider is under maintenance until six o’clock.' },
}
/** Read out at once. */
export const Danger: Story = { args: { tone: 'danger', alert: true, children: 'Username or password is not right.' } }
/** The way on stands apart from the sentence: beside it, or below it where it is narrow. */
export const WithAction: Story = {
  args: {
    tone: 'warning',
    children: 'Some of your promotions could not be loaded.',
    action: (
      <Button size="s" icon="refresh-cw">
        Try again
      </Button>
    ),
  },
}
export const LongText: Story = {
  args: {
    tone: 'warning',
    children:
      'Auszahlungen auf E-Wallets können sich wegen planmäßiger Wartungsarbeiten unseres Zahlungsdienstleisters bis Montagvormittag verzögern; Einzahlungen und laufende Wetten sind davon nicht betroffen.',
  },
}

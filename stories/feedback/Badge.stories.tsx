import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, type BadgeTone, Cluster, Stack } from '../../src/ui'
import { useSay } from '../support/say'

const meta = {
  title: 'Kit/Feedback/Badge',
  component: Badge,
  args: { children: 'New' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Hot: Story = { args: { tone: 'danger', icon: 'flame', solid: true, children: 'Hot' } }
export const LongText: Story = {
  args: { tone: 'warning', children: 'Wartungsarbeiten voraussichtlich bis morgen früh um sechs Uhr' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 180 }}>
        <Story />
      </div>
    ),
  ],
}

const tones: readonly BadgeTone[] = ['neutral', 'accent', 'accent2', 'success', 'warning', 'danger']

export const Tones: Story = {
  render: function Render({ children }) {
    const say = useSay()
    const row = (solid: boolean) => (
      <Cluster>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} solid={solid}>
            {typeof children === 'string' ? say(children) : children}
          </Badge>
        ))}
      </Cluster>
    )
    return (
      <Stack>
        {row(false)}
        {row(true)}
      </Stack>
    )
  },
}

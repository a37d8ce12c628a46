import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phrases } from '../../src/ui'

const meta = {
  title: 'Kit/Text/Phrases',
  component: Phrases,
  args: { children: '登录后查看您的等级以及距离下一级还差多少' },
  decorators: [
    (Story) => (
      <h2 lang="zh-CN" style={{ maxInlineSize: 220 }}>
        <Story />
      </h2>
    ),
  ],
} satisfies Meta<typeof Phrases>
export default meta
type Story = StoryObj<typeof meta>

export const Chinese: Story = {}
/** Spaces say where a line may end. */
export const English: Story = { args: { children: 'Log in to see your rank and how far the next one is' } }

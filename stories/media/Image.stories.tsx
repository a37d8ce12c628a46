import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Image } from '../../src/ui'
import { lanternFestival } from '../support/games'

const meta = {
  title: 'Kit/Media/Image',
  component: Image,
  args: { src: lanternFestival.image, alt: 'Cover of Lantern Festival', ratio: 3 / 4, eager: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {}
export const Wide: Story = { args: { ratio: 16 / 10 } }
export const Contained: Story = { args: { ratio: 1, fit: 'contain' } }
export const WithoutAddress: Story = { args: { src: '' } }
/** The place is held; after the attempts a picture of its own stands there and still says what it was. */
export const Broken: Story = {
  args: { src: 'no-such-picture.svg', attempts: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').tagName).not.toBe('IMG'), { timeout: 5000 })
  },
}

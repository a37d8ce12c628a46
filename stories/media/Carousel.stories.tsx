import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Carousel, Image } from '../../src/ui'
import { picture } from '../support/games'
import { inMotion } from '../support/motion'

const banners = ['banner-sea', 'banner-cards', 'banner-lanterns']

const meta = {
  title: 'Kit/Media/Carousel',
  component: Carousel<string>,
  parameters: inMotion,
  args: {
    label: 'Promotions',
    slides: banners,
    slideKey: (slide) => slide,
    renderSlide: (slide) => (
      <a href={`#${slide}`} style={{ display: 'block' }}>
        <Image src={picture(slide)} alt={slide} ratio={1600 / 600} eager />
      </a>
    ),
    labels: {
      previous: 'Previous',
      next: 'Next',
      slide: (index, total) => `${index} / ${total}`,
      pause: 'Pause',
      play: 'Play',
    },
  },
} satisfies Meta<typeof Carousel<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {}
export const OneSlide: Story = { args: { slides: banners.slice(0, 1) } }
export const RightToLeft: Story = { globals: { language: 'ar' } }

/** Turns by itself; pointer, focus and the pause button hold it. */
export const Moving: Story = { args: { interval: 5000 } }

/** Slides that are out of sight are out of reach too. */
export const Turning: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const buttons = canvas.getAllByRole('button')
    const [previous, next] = buttons
    const third = buttons.at(-1)
    if (!previous || !next || !third) throw new Error('a carousel has two arrows and a dot a slide')
    const shown = () => [...canvasElement.querySelectorAll('li')].findIndex((slide) => !slide.inert)
    await expect(shown()).toBe(0)
    await userEvent.click(next)
    await waitFor(() => expect(shown()).toBe(1))
    await userEvent.click(third)
    await waitFor(() => expect(shown()).toBe(2))
    await expect(third).toHaveAttribute('aria-current', 'true')
    await userEvent.click(previous)
    await waitFor(() => expect(shown()).toBe(1))
  },
}

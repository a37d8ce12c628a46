import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contrastPairs, weakPairs } from '../../src/theme/contrastPairs'
import { deriveTheme } from '../../src/theme/derive'
import { readGlobals } from '../../.storybook/globals'
import { useSurroundings } from '../support/surroundings'
import { BrandPage } from './BrandPage'
import { ContrastTable } from './ContrastTable'
import { IconSheet } from './IconSheet'
import { KitSheet } from './KitSheet'
import { Ramps } from './Ramps'
import { Measures, TypeScale } from './Scales'

/** What the toolbar's brand turns into. */
const meta = { title: 'Theme', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Brand: Story = { render: () => <BrandPage />, parameters: { layout: 'fullscreen' } }

/** Most of the kit at a glance. */
export const Kit: Story = { render: () => <KitSheet />, parameters: { layout: 'fullscreen' } }

export const Colours: Story = {
  render: function Render() {
    const { brand, theme } = useSurroundings()
    return <Ramps brand={brand} mode={theme} />
  },
}

export const Contrast: Story = {
  render: function Render() {
    return <ContrastTable brand={useSurroundings().brand} />
  },
  play: async ({ globals }) => {
    await expect(contrastPairs.length).toBeGreaterThan(0)
    await expect(weakPairs(deriveTheme(readGlobals(globals).brand.theme))).toEqual([])
  },
}

export const Type: Story = {
  render: function Render() {
    return <TypeScale brand={useSurroundings().brand} />
  },
}

export const Space: Story = {
  render: function Render() {
    return <Measures brand={useSurroundings().brand} />
  },
}

export const Icons: Story = { render: () => <IconSheet /> }

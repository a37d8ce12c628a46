import type { Preview } from '@storybook/react-vite'
import { Ground } from '../stories/support/Ground'
import { letMove } from '../stories/support/motion'
import { translateArgs } from '../stories/support/say'
import { shownBrands } from './brands'
import { DocsPage } from './DocsPage'
import { readGlobals, shownLanguages } from './globals'
import { showMessages } from './messages'
import { modes, viewports } from './modes'
import { surround } from './surround'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: shownBrands.map(({ id, brand }) => ({ value: id, title: brand.name })),
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [...shownLanguages, { value: 'brand', title: 'The brand’s own' }],
      },
    },
    direction: {
      description: 'Direction of reading',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'As the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { brand: shownBrands[0]?.id, theme: 'dark', language: 'en', direction: 'auto' },
  parameters: {
    // what passed is not named: to name each element takes longer than to judge it
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    docs: { page: DocsPage },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    chromatic: { modes },
    options: { storySort: { order: ['Brands', 'Theme', 'Kit', 'Screens'] } },
  },
  beforeEach: ({ parameters }) => letMove(parameters),
  loaders: [({ globals }) => showMessages(readGlobals(globals).language.tag)],
  decorators: [
    (Story, { args, globals, parameters, viewMode }) => {
      const inDocs = viewMode === 'docs'
      const surroundings = readGlobals(globals)
      surround(surroundings, inDocs)
      return (
        <Ground surroundings={surroundings} inDocs={inDocs} whole={parameters['whole'] === true}>
          <Story args={translateArgs(args, surroundings.language.tag)} />
        </Ground>
      )
    },
  ],
}

export default preview

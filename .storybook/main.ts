import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { PluginOption } from 'vite'
import { brandIndexer, brandPages, brandStories } from './brandPages.ts'
import { sitePictures } from './sitePictures.ts'

const root = path.resolve(import.meta.dirname, '..')

/** What makes the edge's files lighter looks for the files of its own build, and knows that they have no styles. */
const isForHere = (plugin: PluginOption): boolean =>
  typeof plugin !== 'object' ||
  plugin === null ||
  !('name' in plugin) ||
  !['light-libraries', 'plain-imports'].includes(plugin.name)

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // Pages of brands are made from their folders. As tests they are the stories of Theme, run for each brand.
  stories: ['../stories/**/*.stories.tsx', ...(process.env['VITEST'] === undefined ? [brandStories] : [])],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Screens find logos and pictures of brands where the edge has them: below the address of the brand's assets.
  staticDirs: readdirSync(path.join(root, 'brands')).map((id) => ({
    from: `../brands/${id}/assets`,
    to: `/brands/${id}`,
  })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (indexers = []) => [brandIndexer, ...indexers],
  typescript: {
    // Reads types as the compiler does: choices become choices in the controls, and props of HTML stay out of the tables.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: path.join(root, 'tsconfig.json'),
      include: ['src/ui/**/*.tsx', 'stories/support/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []).filter(isForHere), brandPages(root), sitePictures(root)],
    resolve: {
      ...vite.resolve,
      // As in vite.config.ts, whose code splitting for the edge makes no sense here.
      alias: { '@rjsf/validator-ajv8': path.join(root, 'scripts/stubs/rjsfValidatorAjv8.ts') },
    },
    build: {
      // Storybook's own settings keep what it wrote beside these files
      ...vite.build,
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
    },
  }),
}

export default config

// Sends the stories to the project's Chromatic for review: every brand, by day and by night, on three screens
// (.storybook/modes.ts), as chromatic.config.json says. Arguments are handed on, such as --auto-accept-changes or --only-changed.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'

const token = process.env.CHROMATIC_PROJECT_TOKEN?.trim()

if (!token) {
  process.stderr.write(
    [
      'chromatic: CHROMATIC_PROJECT_TOKEN is not set, so there is no project to send the stories to.',
      'The token is on the project’s page at chromatic.com, under Manage, Configure. Then:',
      '',
      '  CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic',
      '',
      'Chromatic builds and compares on its own service: without a token and a network nothing was done.',
      '',
    ].join('\n'),
  )
  process.exit(1)
}

const file = createRequire(import.meta.url).resolve('chromatic/package.json')
const cli = path.join(path.dirname(file), 'dist/bin.cjs')
// The token stays in the environment, where process lists do not show it.
const { status } = spawnSync(process.execPath, [cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMATIC_PROJECT_TOKEN: token },
})
process.exit(status ?? 1)

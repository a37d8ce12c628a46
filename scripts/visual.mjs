/**
 * Compares pictures of stories with those in tests/visual/baselines, in Chromium. Exits with 1 where they differ; the
 * report shows before, after and difference.
 *
 *   npm run test:visual                    builds Storybook and compares
 *   npm run test:visual -- --update        accepts what is seen now
 *   npm run test:visual -- --built home    takes the Storybook that was built; pictures with this word only
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkNode } from './checkNode.mjs'
import { ensureInstalled } from './install.mjs'
import { chromiumFor } from './installChromium.mjs'
import { run } from './run.mjs'

checkNode()
const root = path.resolve(import.meta.dirname, '..')
const local = (file) => path.join(root, 'node_modules', file)
const known = ['--update', '--built']
const args = process.argv.slice(2)
const unknown = args.filter((arg) => arg.startsWith('-') && !known.includes(arg))
if (unknown.length > 0) {
  console.error(
    `No such option: ${unknown.join(', ')}. There are: ${known.join(', ')}, and words of the pictures wanted`,
  )
  process.exit(2)
}
const words = args.filter((arg) => !arg.startsWith('-'))

await ensureInstalled(root)
const chromium = await chromiumFor(root)
if (chromium === undefined) process.exit(1)

if (!args.includes('--built') || !existsSync(path.join(root, 'storybook-static/index.json'))) {
  const code = await run(process.execPath, [local('storybook/dist/bin/dispatcher.js'), 'build', '--quiet'], {
    cwd: root,
  })
  if (code !== 0) process.exit(code)
}
const code = await run(
  process.execPath,
  [
    local('@playwright/test/cli.js'),
    'test',
    '--config=tests/visual/visual.config.ts',
    ...(args.includes('--update') ? ['--update-snapshots=all'] : []),
    ...words.flatMap((word) => ['--grep', word]),
  ],
  { cwd: root, env: { CHROME_PATH: chromium }, quietAfter: 30_000 },
)
const report = path.relative(process.cwd(), path.join(root, 'test-results/visual-report/index.html'))
console.log(
  code === 0
    ? `\nAs it was. Report: ${report}`
    : `\nBefore, after and difference: ${report}\nIf it is as wanted: npm run test:visual -- --update`,
)
process.exit(code)

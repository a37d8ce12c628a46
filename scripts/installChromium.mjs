import { existsSync } from 'node:fs'
import { findChromium, headlessShell } from './findChromium.mjs'
import { run } from './run.mjs'

/**
 * A Chromium for the browser tests: one that is there, else one from the system's packages (as root, where there is
 * apt), else the one that Playwright downloads. Undefined where none can be had; what was tried has been printed.
 */
export async function chromiumFor(root, { shellFirst = false } = {}) {
  const found = await findChromium({ shellFirst })
  if (found.path !== undefined) return found.path
  const tried = [...found.tried]
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium was found. Installing the system package …')
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { env })
    for (const name of shellFirst ? [headlessShell, 'chromium'] : ['chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
      tried.push(`apt-get install ${name}`)
      const installed = await findChromium({ shellFirst })
      if (installed.path !== undefined) return installed.path
    }
  }
  console.log('Asking Playwright to download its Chromium …')
  await run('npx', ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], { cwd: root })
  tried.push('npx playwright install chromium')
  const downloaded = await findChromium()
  if (downloaded.path !== undefined) return downloaded.path
  console.error('There is no Chromium for the browser tests. Tried:')
  for (const each of tried) console.error(`  ${each}`)
  console.error('Install Chromium or Chrome and say where it is: CHROME_PATH=/path/to/chromium npm test')
  return undefined
}

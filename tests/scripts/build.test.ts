import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from '../../scripts/precompress.mjs'
import { readBuild } from '../../src/server/edge/nodeAssets'

const manifest = { 'src/app/main.tsx': { file: 'assets/main.js' } }

test('files of the build are compressed beside themselves and served so', async () => {
  const client = mkdtempSync(path.join(tmpdir(), 'marquee-build-'))
  try {
    const assets = path.join(client, 'assets')
    mkdirSync(assets)
    mkdirSync(path.join(client, '.vite'))
    writeFileSync(path.join(client, '.vite/manifest.json'), JSON.stringify(manifest))
    const text = 'export const word = 1\n'.repeat(100)
    writeFileSync(path.join(assets, 'main.js'), text)
    writeFileSync(path.join(assets, 'tiny.js'), 'export {}')
    writeFileSync(path.join(assets, 'picture.png'), text)
    expect(await precompress(assets)).toMatchObject({ files: 1, before: text.length })
    expect(readdirSync(assets).sort()).toEqual(['main.js', 'main.js.br', 'main.js.gz', 'picture.png', 'tiny.js'])
    expect(brotliDecompressSync(readFileSync(path.join(assets, 'main.js.br'))).toString()).toBe(text)

    const build = readBuild(client)
    const main = build.assets.find('assets/main.js')
    expect(main?.encodings).toEqual(['br', 'gzip', 'identity'])
    expect(gunzipSync((await main?.read('gzip')) ?? '').toString()).toBe(text)
    expect(build.assets.find('assets/tiny.js')?.encodings).toEqual(['identity'])
    for (const hidden of ['assets/main.js.br', '.vite/manifest.json', 'assets/../.vite/manifest.json', 'main.js']) {
      expect(build.assets.find(hidden), hidden).toBeUndefined()
    }
  } finally {
    rmSync(client, { recursive: true, force: true })
  }
})

test.skipIf(process.platform === 'win32')('many files are compressed where few may be open, as in a container', () => {
  const assets = mkdtempSync(path.join(tmpdir(), 'marquee-build-'))
  const script = path.resolve(import.meta.dirname, '../../scripts/precompress.mjs')
  try {
    for (let file = 0; file < 300; file++) writeFileSync(path.join(assets, `${file}.js`), `${file};`.repeat(300))
    const program = `import { precompress } from ${JSON.stringify(script)}
      console.log((await precompress(${JSON.stringify(assets)})).files)`
    const said = execFileSync('sh', [
      '-c',
      'ulimit -n 100 && exec "$0" --input-type=module -e "$1"',
      process.execPath,
      program,
    ])
    expect(said.toString().trim()).toBe('300')
  } finally {
    rmSync(assets, { recursive: true, force: true })
  }
})

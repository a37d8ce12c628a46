import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { describeFirstPage, isOverCeiling, measureFirstPage } from '../../scripts/budget'
import { precompress } from '../../scripts/precompress.mjs'
import { readBuild } from '../../src/server/edge/nodeAssets'

const manifest = {
  'src/app/main.tsx': { file: 'assets/main.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js', name: 'vendor' },
  '_header.js': { file: 'assets/header.js', name: 'header', imports: ['_vendor.js', '_shared.js'] },
  'src/app/layout/rail/RailFrame.tsx': { file: 'assets/rail.js', imports: ['_header.js'] },
  'src/app/layout/mega/MegaFrame.tsx': { file: 'assets/mega.js', imports: ['_header.js'] },
  '_home.js': { file: 'assets/home.js', name: 'home', imports: ['_shared.js', 'src/app/main.tsx'] },
  '_shared.js': { file: 'assets/shared.js' },
  'src/app/messages/en.ts': { file: 'assets/en.js', imports: ['_vendor.js'] },
  'src/features/member/MemberPage.tsx': { file: 'assets/member.js', imports: ['_shared.js'] },
}
const sizes: Readonly<Record<string, number>> = {
  main: 30_000,
  vendor: 80_000,
  header: 5_000,
  rail: 2_000,
  mega: 3_000,
  home: 9_000,
  shared: 1_000,
  en: 4_000,
  member: 50_000,
}
const sizeOf = (file: string) => sizes[path.basename(file, '.js')] ?? 0

test('the first page is counted once, without pages and messages', () => {
  const page = measureFirstPage(manifest, sizeOf)
  expect(page.parts.map(({ bytes }) => bytes)).toEqual([110_000, 6_000, 3_000, 9_000])
  expect(page).toMatchObject({ total: 128_000, languages: [{ tag: 'en', bytes: 4_000 }] })
  expect(isOverCeiling(page)).toBe(false)
  expect(describeFirstPage(page)).toContain('over the goal, under the ceiling')
  expect(isOverCeiling(measureFirstPage(manifest, (file) => 2 * sizeOf(file)))).toBe(true)
  const wordy = measureFirstPage(manifest, (file) => (file.endsWith('en.js') ? 13_000 : sizeOf(file)))
  expect(isOverCeiling(wordy)).toBe(true)
})

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

import { link, rename, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { messageKeys } from '../messageKeys'
import { benchBrands } from './benchBrands'
import { createCatalogue } from './product/catalogue'
import { createBrandRegistry, type BrandRegistry, type RegistryOptions } from './registry'
import { createTestFolders, until, type TestFolders } from './testFolders'

let folders: TestFolders
let registry: BrandRegistry | undefined
let lines: string[]

beforeEach(async () => {
  folders = await createTestFolders()
  lines = []
})
afterEach(async () => {
  await registry?.close()
  await folders.cleanUp()
})

const start = async (options: Partial<RegistryOptions> = {}) => {
  registry = await createBrandRegistry({ dir: folders.dir, watch: false, log: (line) => lines.push(line), ...options })
  return registry
}

describe('hosts', () => {
  test('exactly those of the brand, whatever case, port or dot', async () => {
    await folders.write('jade', { 'brand.json': { domains: ['jade.example.com'] } })
    const { find } = await start()
    for (const host of [
      'jade.localhost',
      'JADE.localhost:4000',
      'jade.example.com',
      'Jade.Example.com.',
      'jade.example.com.:443',
    ]) {
      expect(find(host)?.id, host).toBe('jade')
    }
    for (const host of [
      '',
      'jade',
      'localhost',
      'www.jade.example.com',
      'xjade.example.com',
      'example.com',
      'jade.localhost.evil.com',
      'jade.localhost:80:80',
      '[::1]:4000',
      '__proto__',
      'constructor',
    ]) {
      expect(find(host), host).toBeUndefined()
    }
  })
})

describe('a broken folder', () => {
  test('is refused with its errors in the log and harms no other', async () => {
    await folders.write('jade', { 'brand.json': '{ "layout": { "header": "big" } }' })
    await folders.write('aurora', { 'brand.json': { name: 'Aurora' } })
    const brands = await start()
    expect(brands.all().map(({ id }) => id)).toEqual(['aurora'])
    expect(brands.errors().get('jade')).toHaveLength(1)
    expect(lines).toEqual([
      expect.stringMatching(
        /^brands: "jade" is refused, it is not served:\n {2}brands\/jade\/brand\.json:1:25 \$\.layout\.header: .*found "big"; allowed: "rail"/,
      ),
    ])
  })

  test('keeps serving its last good version, with the files that version has', async () => {
    await folders.write('jade', { 'brand.json': { name: 'Jade' } })
    const brands = await start()
    await folders.write('jade', { 'brand.json': '{ "name": ' })
    await brands.reload(['jade'])
    expect(brands.find('jade.localhost')?.brand.name).toBe('Jade')
    expect(lines.at(-1)).toContain('its last good version goes on')
    await brands.reload(['jade'])
    expect(lines).toHaveLength(1)
    await folders.write('jade', { 'brand.json': { name: 'Jade two' } })
    await brands.reload(['jade'])
    expect(brands.find('jade.localhost')?.brand.name).toBe('Jade two')
    expect(brands.errors().size).toBe(0)
  })

  test('who extends it goes on too', async () => {
    await folders.write('base', { 'brand.json': { merchant: 'm1' } })
    await folders.write('child', { 'brand.json': { extends: 'base' } })
    const brands = await start()
    await folders.write('base', { 'brand.json': { merchant: 5 } })
    await brands.reload(['base'])
    await folders.write('child', { 'brand.json': { extends: 'base', name: 'New' } })
    await brands.reload(['child'])
    expect(brands.get('child')?.brand).toMatchObject({ name: 'New', merchant: 'm1' })
    expect([...brands.errors().keys()]).toEqual(['base'])
    const told = (id: string) =>
      brands
        .warnings()
        .get(id)
        ?.map(({ file, message }) => `${file}: ${message}`)
    expect(told('child')).toEqual([
      'brands/child/brand.json: the base brand has errors: its last good version is used until the server starts again',
    ])
    expect(lines.filter((line) => line.includes('until the server starts again'))).toHaveLength(1)
    await folders.write('base', { 'brand.json': { merchant: 'm2' } })
    await brands.reload(['base'])
    expect(brands.get('child')?.brand).toMatchObject({ name: 'New', merchant: 'm2' })
    expect(told('child')).toBeUndefined()
  })

  test('a host that another brand has is not taken from it', async () => {
    await folders.write('zeta', { 'brand.json': { domains: ['play.example.com'] } })
    const brands = await start()
    await folders.write('alpha', { 'brand.json': { domains: ['play.example.com'] } })
    await brands.reload()
    expect(brands.find('play.example.com')?.id).toBe('zeta')
    expect(brands.find('alpha.localhost')?.hosts).toEqual(['alpha.localhost'])
    expect(lines.join('\n')).toMatch(
      /^brands: "alpha" has errors, it is served on alpha\.localhost:\n.*\$\.domains\[0\]/,
    )
    expect(brands.errors().get('alpha')).toMatchObject([
      { jsonPath: '$.domains[0]', message: 'the host belongs to brand "zeta"' },
    ])
    await folders.write('zeta', { 'brand.json': {} })
    await brands.reload(['zeta'])
    expect(brands.find('play.example.com')?.id).toBe('alpha')
    expect(brands.errors().size).toBe(0)
  })

  test('the first brands that come to a folder without any are told', async () => {
    await start()
    await folders.write('jade', { 'brand.json': {} })
    await registry?.reload()
    expect(lines).toEqual(['brands: "jade" is now served on jade.localhost'])
  })

  test('the folder of all brands that is away for a while takes none with it, and is told once', async () => {
    await folders.write('jade', { 'brand.json': {} })
    const { find, reload } = await start()
    await rename(folders.dir, `${folders.dir}-away`)
    await reload()
    await reload(['jade'])
    expect(find('jade.localhost')?.id).toBe('jade')
    expect(lines).toEqual([`brands: the folder ${folders.dir} cannot be read (ENOENT); what was read goes on`])
    await rename(`${folders.dir}-away`, folders.dir)
    await folders.remove('jade')
    await reload()
    expect(find('jade.localhost')).toBeUndefined()
  })

  test('a folder that is gone is served no more', async () => {
    await folders.write('jade', { 'brand.json': {} })
    const brands = await start()
    await folders.remove('jade')
    await brands.reload()
    expect(brands.size).toBe(0)
    expect(brands.find('jade.localhost')).toBeUndefined()
  })
})

describe('with the names of the product', () => {
  const catalogue = createCatalogue(messageKeys)
  const terms = { help: { terms: '/helpmc?article=terms' } }

  test('what the check calls an error is not served; the last good version goes on', async () => {
    await folders.write('jade', { 'brand.json': { name: 'Jade', ...terms } })
    await folders.write('wrong', { 'brand.json': { slots: { 'header.categori': {} } } })
    const brands = await start({ catalogue })
    expect(brands.all().map(({ id }) => id)).toEqual(['jade'])
    expect(lines.join()).toMatch(/"wrong" is refused, it is not served:\n.*"header\.category"\?/)
    const assets = { logo: 'logo.svg' }
    await folders.write('jade', {
      'brand.json': { name: 'Two', ...terms, assets },
      'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>',
    })
    await brands.reload(['jade'])
    expect(brands.get('jade')?.brand.name).toBe('Jade')
    expect(lines.at(-1)).toMatch(/its last good version goes on:\n.*logo\.svg/)
  })

  test('a picture that is refused is not served in place of the good one', async () => {
    const svg = (inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h3v9z" fill="#888"/>${inside}</svg>`
    await folders.write('jade', {
      'brand.json': { name: 'Jade', ...terms, assets: { logo: 'logo.svg', logoDark: 'dark.svg' } },
      'assets/logo.svg': svg(''),
      'assets/dark.svg': svg(''),
    })
    const brands = await start({ catalogue })
    const read = async (file: string) => new TextDecoder().decode(await brands.get('jade')?.files.read(file))
    expect(await read('logo.svg')).toBe(svg(''))
    const wrong = svg('<script>1</script>')
    await folders.write('jade', { 'assets/logo.svg': wrong, 'assets/dark.svg': wrong })
    // before the folder is read again, and after it was refused
    expect(await read('logo.svg')).toBe(svg(''))
    await brands.reload(['jade'])
    expect(brands.errors().get('jade')).toHaveLength(2)
    expect(await read('logo.svg')).toBe(svg(''))
    // nobody had asked for this one
    expect(await read('dark.svg')).toBe('')
    const better = svg('<path d="M0 0h2v2z" fill="#777"/>')
    await folders.write('jade', { 'assets/logo.svg': better, 'assets/dark.svg': better })
    await brands.reload(['jade'])
    expect([await read('logo.svg'), await read('dark.svg')]).toEqual([better, better])
  })

  test('warnings are in the log, once, and keep nothing back', async () => {
    await folders.write('jade', { 'brand.json': { name: 'Jade' } })
    const brands = await start({ catalogue })
    expect(brands.get('jade')?.brand.name).toBe('Jade')
    expect(brands.warnings().get('jade')).toMatchObject([{ jsonPath: '$.help.terms' }])
    expect(lines).toEqual([
      expect.stringMatching(/^brands: "jade" has warnings:\n {2}brands\/jade\/brand\.json:.*terms/),
    ])
    await brands.reload()
    expect(lines.filter((line) => line.includes('warnings'))).toHaveLength(1)
    await folders.write('jade', { 'brand.json': { name: 'Jade', ...terms } })
    await brands.reload()
    expect(brands.warnings().size).toBe(0)
  })

  test('of warnings the log says what is new, however lines move and whatever was said before', async () => {
    await folders.write('jade', { 'brand.json': { name: 'Jade' } })
    const brands = await start({ catalogue })
    const said = () => lines.filter((line) => line.includes('warning'))
    expect(said()).toHaveLength(1)
    await folders.write('jade', { 'brand.json': '\n\n{ "name": "Jadeite" }' })
    await brands.reload()
    expect(said()).toHaveLength(1)
    await folders.write('jade', {
      'brand.json': { tagline: { en: 'Mine' }, languages: { default: 'en', supported: ['en', 'ar'] } },
    })
    await brands.reload()
    expect(said().slice(1)).toEqual([
      expect.stringMatching(/^brands: "jade" has warnings:\n {2}.*\$\.tagline.*\n {2}and 1 as before$/),
    ])
    await folders.write('jade', { 'brand.json': { name: 'Jade' } })
    await brands.reload()
    expect(said()).toHaveLength(2)
    await folders.write('jade', {
      'brand.json': { tagline: { en: 'Mine' }, languages: { default: 'en', supported: ['en', 'ar'] } },
    })
    await brands.reload()
    expect(said()).toHaveLength(3)
  })
})

describe('the environment', () => {
  test('a wrong value for one brand refuses that brand alone', async () => {
    await folders.write('jade', { 'brand.json': {} })
    await folders.write('aurora', { 'brand.json': {} })
    const { readEnvironment } = await import('./environment')
    const environment = readEnvironment({ variables: { MARQUEE_BRAND_JADE_PLATFORM_URL: 'nowhere' } })
    const brands = await start({ environment })
    expect(brands.all().map(({ id }) => id)).toEqual(['aurora'])
  })
})

describe('files', () => {
  test('the version follows the content; the ones before are known for a while', async () => {
    await folders.write('jade', { 'brand.json': { assets: { logo: 'logo.svg' } }, 'assets/logo.svg': '<svg/>' })
    const brands = await start()
    const first = await brands.get('jade')?.files.version()
    await brands.reload()
    expect(await brands.get('jade')?.files.version()).toBe(first)
    await folders.write('jade', { 'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    await brands.reload()
    const files = brands.get('jade')?.files
    expect(await files?.version()).not.toBe(first)
    expect(await files?.knows(first ?? '')).toBe(true)
    expect(await files?.knows('000000000000')).toBe(false)
    expect(new TextDecoder().decode(await files?.read('logo.svg'))).toContain('xmlns')
    expect(await files?.read('../brand.json')).toBeUndefined()
  })
})

describe('watching', () => {
  test('a new folder, a change and a removal are served within two seconds', async () => {
    const brands = await start({ watch: true })
    await folders.write('fourth', {
      'brand.json': { name: 'Fourth', assets: { logo: 'a/logo.svg' } },
      'assets/a/logo.svg': '<svg/>',
    })
    await until('the new brand is served', () => brands.find('fourth.localhost') !== undefined)
    await folders.write('fourth', { 'brand.json': { name: 'Renamed' } })
    await until('the new name is served', () => brands.find('fourth.localhost')?.brand.name === 'Renamed')
    const before = brands.find('fourth.localhost')
    await folders.write('fourth', { 'assets/a/logo.svg': '<svg id="b"/>' })
    await until('the new file is seen', () => brands.find('fourth.localhost') !== before)
    await folders.remove('fourth')
    await until('the brand is gone', () => brands.find('fourth.localhost') === undefined)
  })

  test.each([
    [
      'replaced by another of its name',
      (live: string, next: string) => rename(live, `${live}.old`).then(() => rename(next, live)),
    ],
    [
      'a link that leads elsewhere now',
      (live: string, next: string) => rm(live, { recursive: true }).then(() => symlink(next, live)),
    ],
  ])('a folder that is %s is watched as the first one was', async (_name, replace) => {
    const brands = await start({ watch: true })
    const next = path.join(path.dirname(folders.dir), 'next')
    for (const dir of ['live', '../next'])
      await folders.write(dir, { 'brand.json': { name: dir }, 'assets/a/logo.svg': '<svg/>' })
    await until('the first is served', () => brands.find('live.localhost')?.brand.name === 'live')
    await replace(path.join(folders.dir, 'live'), next)
    await until('the second is served', () => brands.find('live.localhost')?.brand.name === '../next')
    // events of the replacing are over
    await new Promise((resolve) => setTimeout(resolve, 400))
    await folders.write('live', { 'brand.json': { name: 'Changed' } })
    await until('its change is served', () => brands.find('live.localhost')?.brand.name === 'Changed')
    const before = brands.find('live.localhost')
    await folders.write('live', { 'assets/a/logo.svg': '<svg id="b"/>' })
    await until('its asset is seen', () => brands.find('live.localhost') !== before)
  })

  test('a change that no watch tells of is found by a look now and then; what is known is left alone', async () => {
    await folders.write('live', { 'brand.json': { name: 'Live' } })
    // written by another name of the same file: the folder hears nothing
    const elsewhere = path.join(path.dirname(folders.dir), 'elsewhere.json')
    await link(path.join(folders.dir, 'live/brand.json'), elsewhere)
    const brands = await start({ watch: true, netMs: 300 })
    await new Promise((resolve) => setTimeout(resolve, 700))
    const before = brands.get('live')
    await writeFile(elsewhere, '{ "name": "Changed" }')
    await until('the change is served', () => brands.get('live')?.brand.name === 'Changed')
    expect(before?.brand.name).toBe('Live')
    // a look in the middle of the write has the next one read it again
    await new Promise((resolve) => setTimeout(resolve, 700))
    const served = brands.get('live')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(brands.get('live')).toBe(served)
  })

  test('the clock is set back an hour: such a change is found all the same', async () => {
    await folders.write('live', { 'brand.json': { name: 'Live' } })
    const elsewhere = path.join(path.dirname(folders.dir), 'elsewhere.json')
    await link(path.join(folders.dir, 'live/brand.json'), elsewhere)
    const now = Date.now.bind(Date)
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000)
    onTestFinished(() => clock.mockRestore())
    const brands = await start({ watch: true, netMs: 300 })
    await new Promise((resolve) => setTimeout(resolve, 700))
    clock.mockRestore()
    await writeFile(elsewhere, '{ "name": "Changed" }')
    await until('the change is served', () => brands.get('live')?.brand.name === 'Changed', 3_000)
  })

  test('hundreds of folders, one more while they are watched', async () => {
    // how long it takes is for the bench to say
    expect(await benchBrands(300, { watch: true })).toMatchObject({ brands: 300, newFolderMs: expect.any(Number) })
  })
})

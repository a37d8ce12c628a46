import { afterAll, expect, test } from 'vitest'
import type { BootData } from '../../engine/boot'
import { createTestEdge } from './testEdge'

const files = { aurora: { 'brand.json': { name: 'Aurora' }, 'theme.json': { radius: 3 } } }
const plain = await createTestEdge(files)
const inspected = await createTestEdge(files, undefined, { inspector: true })

afterAll(async () => {
  await plain.cleanUp()
  await inspected.cleanUp()
})

async function bootOf(edge: typeof plain): Promise<BootData> {
  const html = await (await edge.get('http://aurora.localhost/index')).text()
  return JSON.parse(/id="marquee-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as BootData
}

test('files and theme are told only where the inspector may be loaded', async () => {
  expect(await bootOf(plain)).toMatchObject({ inspector: false })
  expect(await bootOf(plain)).not.toHaveProperty('inspection')
  const { inspection } = await bootOf(inspected)
  expect(inspection?.theme.radius).toBe(3)
  expect(inspection?.sources['name']).toMatch(/aurora.brand\.json$/)
})

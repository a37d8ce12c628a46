import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { largestImage } from '../../../lib/imageType'
import { mostUploads } from '../store/uploads'
import { validate } from '../../schemas'
import { createTestSandbox } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
let token: string
let png: Buffer
beforeEach(async () => {
  sandbox = createTestSandbox()
  token = await sandbox.tokenOf('member01')
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a8' } })
    .png()
    .toBuffer()
})
afterEach(() => sandbox.close())

async function send(body: Uint8Array, own = token) {
  const response = await sandbox.request('POST', '/wps/relay/MCSFE_uploadImage', {
    headers: { Merchant: 'aurora', Authorization: own, ModId: 'COMM3' },
    body: new Uint8Array(body),
  })
  return (await response.json()) as { success: boolean; value: unknown; message?: string }
}

const refused = (file: string) => ({ success: false, message: 'field.invalid', value: { fields: { file } } })

it('keeps a PNG and a JPEG for the account that sent them', async () => {
  const jpeg = await sharp(png).jpeg().toBuffer()
  for (const [image, type] of [
    [png, 'image/png'],
    [jpeg, 'image/jpeg'],
  ] as const) {
    const { value } = await send(image)
    expect(value).toMatchObject({ type, bytes: image.byteLength })
    expect(validate('uploaded-image', value)).toEqual([])
  }
})

it.each([
  ['a program', () => Buffer.from('MZ\x90\x00 not an image'), 'type'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'type'],
  ['a GIF', () => Buffer.from('GIF89a'), 'type'],
  ['nothing', () => Buffer.alloc(0), 'type'],
  ['a PNG cut short', () => png.subarray(0, png.byteLength - 30), 'broken'],
  [
    'a PNG with a false picture',
    () => Buffer.concat([png.subarray(0, 8), Buffer.from('and then something')]),
    'broken',
  ],
  ['six megabytes', () => Buffer.concat([png, Buffer.alloc(largestImage)]), 'size'],
])('refuses %s', async (_name, image, file) => expect(await send(image())).toEqual(refused(file)))

it('refuses JSON, visitors, and too many at once', async () => {
  expect(await send(Buffer.from('{"file":1}'))).toEqual(refused('type'))
  expect(await send(png, 'nobody')).toMatchObject({ message: 'customer.not.login' })
  for (let count = 0; count < mostUploads; count += 1) expect(await send(png)).toMatchObject({ success: true })
  expect(await send(png)).toMatchObject({ message: 'too.many.requests' })
})

import { expect, it } from 'vitest'
import { readImage } from './readImage'

it('calls a file broken that cannot be read any more', async () => {
  const file = new Blob(['12345678'])
  file.arrayBuffer = () => Promise.reject(new Error('moved'))
  expect(await readImage(file)).toEqual({ problem: 'broken' })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { createDirectory } from './directory'
import { readRecordings, recordedMerchant } from './recorded'

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-recordings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const whitelabel = [{ modId: 'COMM3', enabled: true, childrenNodes: [] }]

describe('a recorded merchant', () => {
  test('has the modules, fields and categories of its platform, and the games of the sandbox', () => {
    const fields = { email: { enabled: true, required: true } }
    const merchant = recordedMerchant('comet01', {
      whitelabel,
      registrationSettings: { fields },
      vendors: [{ gameCategory: 'LIVE', vendors: [] }],
    })
    expect(merchant).toMatchObject({ code: 'comet01', modules: whitelabel, registration: { fields } })
    expect(merchant.lanes.map(({ category }) => category)).toEqual(['LIVE'])
    expect(merchant.lanes[0]?.vendors.length).toBeGreaterThan(0)
  })

  test('asks for what can be read of a rule', () => {
    const fields = { email: { enabled: 1, required: true, minLength: 'six' }, zalo: 'yes' }
    expect(recordedMerchant('comet01', { whitelabel, registrationSettings: { fields } }).registration.fields).toEqual({
      email: { enabled: true, required: true },
      zalo: { enabled: false, required: false },
    })
  })

  test('what was not recorded is as it is without a recording', () => {
    const { lanes, registration, resources } = createDirectory().find('comet01')
    expect(recordedMerchant('comet01', { whitelabel })).toMatchObject({ lanes, registration, resources })
  })
})

describe('files', () => {
  const write = (name: string, value: unknown) => {
    const file = path.join(folder, name)
    writeFileSync(file, JSON.stringify(value))
    return file
  }

  test('by the merchant that was asked for, or the name of the file', () => {
    const files = [
      write('a.json', { whitelabel, recorded: { merchant: 'comet01' } }),
      write('nova.json', { whitelabel }),
    ]
    expect(readRecordings(files.join(path.delimiter)).map(({ code }) => code)).toEqual(['comet01', 'nova'])
    expect(readRecordings(undefined)).toEqual([])
  })

  test('one that is no recording says which and where', () => {
    expect(() => readRecordings(write('bad.json', { whitelabel: 7 }))).toThrow(
      /bad\.json is not a recording of a platform: \/whitelabel/,
    )
  })
})

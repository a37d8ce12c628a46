import { expect, it } from 'vitest'
import { findPage } from './findPage'

const pages = [{ props: { pageKey: 'securityCenter', aliases: ['transferFund'] } }, { props: { pageKey: 'depositv2' } }]

it.each([
  [null, 'securityCenter'],
  ['', 'securityCenter'],
  ['depositv2', 'depositv2'],
  ['DepositV2', 'depositv2'],
  ['transferFund', 'securityCenter'],
  ['withdraw', undefined],
  ['constructor', undefined],
  ['deposit', undefined],
])('%j names %j', (wanted, key) => expect(findPage(pages, wanted)?.props.pageKey).toBe(key))

it('a centre without pages has none', () => expect(findPage([], null)).toBeUndefined())

import { expect, test } from 'vitest'
import { leftOutOf, readModuleTree } from './readModuleTree'

test('modules that are as agreed stay, others go with what is below them, by name', () => {
  const sent = [
    { modId: 'COMM3', enabled: true, childrenNodes: [{ modId: 'REG3', enabled: 'yes', childrenNodes: [{}] }] },
    { modId: 'LOGIN3', enabled: false, childrenNodes: {} },
    { modId: '', enabled: true },
    null,
    { modId: 'VIP3' },
  ]
  const read = readModuleTree(sent)
  expect(read?.tree).toEqual([
    { modId: 'COMM3', enabled: true, childrenNodes: [] },
    { modId: 'LOGIN3', enabled: false },
  ])
  expect(read?.leftOut).toEqual([
    { module: 'REG3 (/0/childrenNodes/0)', reason: 'enabled is "yes", not true or false' },
    { module: 'LOGIN3 (/1)', reason: 'childrenNodes is an object, not a list' },
    { module: '/2', reason: 'modId is "", not a text' },
    { module: '/3', reason: 'modId is missing, not a text' },
    { module: 'VIP3 (/4)', reason: 'enabled is missing, not true or false' },
  ])
  expect(leftOutOf(read?.tree ?? [])).toBe(read?.leftOut)
})

test('what is no tree is none; an empty one is', () => {
  for (const sent of [undefined, {}, 'x', [1], [{ modId: 'A', enabled: 1 }]])
    expect(readModuleTree(sent)).toBeUndefined()
  expect(readModuleTree([])?.tree).toEqual([])
})

test('a tree without end is cut', () => {
  let sent: object = { modId: 'X', enabled: true }
  for (let level = 0; level < 5000; level += 1) sent = { modId: 'X', enabled: true, childrenNodes: [sent] }
  expect(readModuleTree([sent])?.leftOut).toMatchObject([{ reason: 'it stands too deep' }])
})

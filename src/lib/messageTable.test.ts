import { describe, expect, test } from 'vitest'
import { messageTable, namesFor, neededNames } from './messageTable'

const table = messageTable({
  plain: 'Hello {{name}}',
  left_one: 'One try left',
  left_other: '{{count}} tries left',
  sum_one: '{{count}} of {{all}}',
  sum_other: '{{count}} of {{all}} in {{place}}',
})

describe('names of a text', () => {
  test.each([
    ['plain', ['name'], ['name']],
    // Russian has this form for 21.
    ['left_one', ['count'], []],
    ['left_other', ['count'], ['count']],
    ['left_few', ['count'], ['count']],
    ['sum_one', ['count', 'all', 'place'], ['count', 'all']],
    ['sum_many', ['count', 'all', 'place'], ['count', 'all', 'place']],
  ])('%s may have %j and needs %j', (key, may, needs) => {
    expect(namesFor(table, key)).toEqual(may)
    expect(neededNames(table, key)).toEqual(needs)
  })

  test.each(['none', 'plain_other', 'left', 'left_some'])('%s is no key', (key) => {
    expect(namesFor(table, key)).toBeUndefined()
  })
})

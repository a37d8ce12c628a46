import { expect, test } from 'vitest'
import { messageTable } from './messageTable'
import { textFaults } from './textFaults'

const table = messageTable({
  plain: 'Log in',
  hello: 'Hello {{name}}',
  left_one: 'One try left of {{all}}',
  left_other: '{{count}} tries left of {{all}}',
  terms: 'I agree to the <terms>terms</terms>',
})

test.each([
  ['plain', 'Enter', []],
  ['plain', ' \n', [{ type: 'empty' }]],
  ['plain', 'Enter <b>now</b>', [{ type: 'html', sign: '<b>' }]],
  ['plain', 'You &amp; me', [{ type: 'html', sign: '&amp;' }]],
  ['plain', 'En\u200bter', [{ type: 'hidden', sign: '\u200b' }]],
  ['plain', 'Enter {{name}}', [{ type: 'strange', names: ['name'] }]],
  ['hello', 'Welcome back, {{ name }}', []],
  ['hello', 'Welcome back', [{ type: 'lost', names: ['name'] }]],
  [
    'hello',
    'Hi {{nmae}}',
    [
      { type: 'strange', names: ['nmae'] },
      { type: 'lost', names: ['name'] },
    ],
  ],
  ['left_one', 'The last of {{all}}', []],
  ['left_other', '{{count}} more', [{ type: 'lost', names: ['all'] }]],
  ['left_few', '{{count}} of {{all}}', []],
  ['terms', 'Yes to the <terms>rules</terms>', []],
])('%s said as "%s"', (key, text, faults) => {
  expect(textFaults(table, key, text)).toEqual(faults)
})

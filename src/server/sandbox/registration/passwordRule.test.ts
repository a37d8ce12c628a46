import { describe, expect, it } from 'vitest'
import type { FieldRule } from '../../../contract/registration-settings'
import { passwordProblem } from './passwordRule'

describe('passwordProblem', () => {
  it.each<[string, Partial<FieldRule> | undefined, string, string | undefined]>([
    ['local: letters and digits', undefined, 'abc123', undefined],
    ['local: letters alone', undefined, 'abcdef', 'pattern'],
    ['local: a sign', undefined, 'abc12!', 'pattern'],
    ['local: too short', undefined, 'abc12', 'length'],
    ['local: too long', undefined, 'abcdefgh12345', 'length'],
    ['nothing', undefined, '', 'required'],
    ['a rule without a pattern keeps the local characters', { minLength: 4, maxLength: 20 }, 'abcdefgh', 'pattern'],
    ['and has its own lengths', { minLength: 4, maxLength: 20 }, 'abc1', undefined],
    ['pattern 0 says nothing', { patternId: 0 }, 'abcdef', 'pattern'],
    ['a pattern in place of the local format', { patternId: 20, maxLength: 20 }, 'Abc!2345', undefined],
    ['which the local format would take', { patternId: 20, maxLength: 20 }, 'abc12345', 'pattern'],
    ['digits alone where the merchant wants a PIN', { patternId: 6, minLength: 6, maxLength: 6 }, '123456', undefined],
    ['an accepted pattern in place of the local format', { acceptedPattern: '[a-z-]+' }, 'abc-def', undefined],
    ['which it breaks', { acceptedPattern: '[a-z-]+' }, 'abc123', 'accepted'],
    ['one that cannot be used says nothing', { acceptedPattern: '(a)\\1' }, 'abc123', undefined],
    ['lengths that contradict each other', { minLength: 9, maxLength: 7 }, 'abc123', undefined],
    ['a shortest length over the local longest', { minLength: 14 }, 'abcdefgh123456', undefined],
    ['a longest length under the local shortest', { maxLength: 4 }, 'ab12', undefined],
  ])('%s', async (_name, rule, password, problem) => {
    expect(await passwordProblem(rule, password)).toBe(problem)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { AuthErrorCodes } from 'firebase/auth'
import { describe, expect, it } from 'vitest'
import { pageErrors } from '../../src/platform/errors/pageErrors'
import { firebaseErrorRow, phoneErrors } from '../../src/platform/errors/phoneErrors'
import type { ErrorRow, WayOn } from '../../src/platform/errors/row'
import { serverErrors } from '../../src/platform/errors/serverErrors'
import { transportErrors } from '../../src/platform/errors/transportErrors'
import { thirdPartyMessage } from '../../src/shared/firebase/thirdPartyMessage'
import { createFormStore } from '../../src/ui/form/formStore'
import { bare, change, forgot, forms, languages, login, rows, rowsOf, t } from './failures/catalogue'

describe('every row', () => {
  it.each(rows)('%s %s has words in three languages', (_group, _key, { message }) => {
    for (const [language, messages] of Object.entries(languages))
      expect(messages[message]?.trim(), language).toBeTruthy()
    expect(new Set(Object.values(languages).map((messages) => messages[message])).size).toBe(3)
  })
  it.each(rows)(
    '%s %s names a field that a form has, where it is about one',
    (_group, _key, { place, field: name }) => {
      if (place === 'field') expect(name).toBeDefined()
      if (name !== undefined)
        expect(
          forms.some(({ fields }) => fields.some((each) => each.name === name)),
          name,
        ).toBe(true)
    },
  )
  it('has the way on in its words, where there is no button', () => {
    const says: Readonly<Partial<Record<WayOn, RegExp>>> = {
      retry: /try|again/i,
      resend: /request a new/i,
      wait: /wait|soon/i,
    }
    for (const [, key, { message, way }] of rows) {
      if (says[way]) expect(t(message), `${key}: ${way}`).toMatch(says[way])
    }
  })
})

describe('from Firebase', () => {
  it.each(rowsOf('phone'))('%s is a code that it has, and is said by its row', (code, row) => {
    // the SDK hands on what the server says of a project that is not set up
    expect([...Object.values<string>(AuthErrorCodes), 'auth/configuration-not-found']).toContain(code)
    const error = Object.assign(new Error('Firebase: Error'), { code })
    expect(firebaseErrorRow(error)).toBe(row)
    expect(thirdPartyMessage(error)).toBe(row.message)
  })
  it.each(['auth/argument-error', 'auth/constructor', 'constructor', '', 7, undefined, null])(
    '%s is an unknown error',
    (code) => {
      expect(firebaseErrorRow({ code })).toMatchObject({ message: 'error.unknown', way: 'contact' })
    },
  )
})

/** Every condition of spec §8, and the row or the form's message that stands for it. */
const conditions: readonly (readonly [string, ErrorRow | undefined, string])[] = [
  ['not logged in', serverErrors['customer.not.login'], 'error.notLoggedIn'],
  ['function unavailable', serverErrors['function.not.available'], 'error.functionUnavailable'],
  ['no permission', serverErrors['no.permission'], 'error.functionUnavailable'],
  ['user not existing', serverErrors['user.not.exist'], 'error.userNotExist'],
  ['user disabled', serverErrors['user.disabled'], 'error.userDisabled'],
  ['credential error', serverErrors['login.credential.error'], 'error.credentials'],
  ['old password incorrect', serverErrors['password.old.incorrect'], 'error.oldPassword'],
  ['must log in first', transportErrors['no-token'], 'error.notLoggedIn'],
  ['captcha not entered', serverErrors['captcha.required'], 'error.captchaRequired'],
  ['affiliate link wrong', serverErrors['affiliate.invalid'], 'error.affiliateInvalid'],
  ['invitation code invalid', serverErrors['referral.invalid'], 'error.referralInvalid'],
  ['only agents can log in', serverErrors['agent.only'], 'error.agentOnly'],
  ['non-member accounts cannot log in', serverErrors['member.only'], 'error.memberOnly'],
  ['need a real account', serverErrors['demo.not.allowed'], 'error.demoNotAllowed'],
  ['complete verification first', serverErrors['verification.required'], 'error.verificationRequired'],
  ['phone format', phoneErrors['auth/invalid-phone-number'], 'error.mobileFormat'],
  ['phone missing', phoneErrors['auth/missing-phone-number'], 'error.mobileMissing'],
  ['too many requests', phoneErrors['auth/too-many-requests'], 'error.tooManyRequests'],
  ['unknown', phoneErrors['auth/internal-error'], 'error.unknown'],
  ['code invalid', phoneErrors['auth/invalid-verification-code'], 'error.codeInvalid'],
  ['code missing', phoneErrors['auth/missing-verification-code'], 'error.codeMissing'],
  ['code expired', phoneErrors['auth/code-expired'], 'error.codeExpired'],
  ['captcha failed', phoneErrors['auth/captcha-check-failed'], 'error.verificationFailed'],
  ['quota exceeded', phoneErrors['auth/quota-exceeded'], 'error.quotaExceeded'],
  ['operation not allowed', phoneErrors['auth/operation-not-allowed'], 'error.operationNotAllowed'],
  ['popup closed by user', phoneErrors['auth/popup-closed-by-user'], 'error.popupClosed'],
  ['network abnormal', transportErrors.offline, 'error.network'],
  // the visitor's connection brought that word: nothing is wrong with it
  ['platform away', transportErrors[502], 'error.platformAway'],
  ['platform busy', transportErrors[503], 'error.platformAway'],
  ['platform late', transportErrors[504], 'error.platformAway'],
  ['page load timeout', pageErrors.chunkTimeout, 'error.chunkTimeout'],
  ['invalid URL', serverErrors['merchant.invalid'], 'error.domainInvalid'],
  ['system error', serverErrors['system.error'], 'error.system'],
  ['region or IP blocked', pageErrors.region, 'error.region'],
  ['system maintenance', pageErrors.maintenance, 'app.maintenance.text'],
  ['game under maintenance', serverErrors['game.maintenance'], 'error.gameMaintenance'],
  ['chunk load failure', pageErrors.chunkFailed, 'error.chunkFailed'],
]

describe('the catalogue', () => {
  it.each(conditions)('has a row for: %s', (_condition, row, message) => expect(row?.message).toBe(message))
  it.each([
    ['account format', bare, 'username', '!', 'form.format.username'],
    ['email format', bare, 'email', 'nobody', 'form.format.email'],
    ['password format', forgot, 'newPassword', 'short', 'form.format.password'],
    ['two passwords inconsistent', change, 'confirmNewPassword', 'Other123', 'form.confirmMismatch'],
    ['captcha not entered', login, 'captcha', '', 'form.captchaRequired'],
    ['phone format', forgot, 'mobileNum', '12', 'form.format.mobile'],
  ])('its condition "%s" is found by the form, at its field', (_condition, model, name, value, message) => {
    const store = createFormStore(model, { newPassword: 'Marquee1' })
    store.set(name, value)
    expect(store.checkField(name)).toBe(false)
    const problem = store.problem(name)
    expect(problem && 'key' in problem ? problem.key : undefined).toBe(message)
    for (const messages of Object.values(languages)) expect(messages[message]).toBeTruthy()
  })
})

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(folder, file), 'utf8')] as const)

describe('server keys', () => {
  const src = path.resolve(import.meta.dirname, '../../src')
  const all = sources(src)
  const sandbox = all.filter(([file]) => file.startsWith('server/sandbox/'))

  it('that the sandbox answers with all have a row', () => {
    const [, union = ''] =
      /type ServerKey =([\s\S]*?)\n\nexport/.exec(readFileSync(path.join(src, 'server/sandbox/answer.ts'), 'utf8')) ??
      []
    const declared = [...union.matchAll(/'([a-z.]+)'/g)].map(([, key = '']) => key)
    const sent = sandbox.flatMap(([, text]) => [...text.matchAll(/refuse\(\s*'([a-z.]+)'/g)].map(([, key = '']) => key))
    expect(declared.length).toBeGreaterThan(20)
    const keys = [...new Set([...declared, ...sent])]
    expect(keys.filter((key) => !Object.hasOwn(serverErrors, key))).toEqual([])
  })
  it('of the rows are each sent or made by something', () => {
    const others = all.filter(([file]) => !file.startsWith('platform/errors/') && file !== 'server/sandbox/answer.ts')
    const used = (key: string) => others.some(([, text]) => text.includes(`'${key}'`))
    expect(Object.keys(serverErrors).filter((key) => !used(key))).toEqual([])
  })
})

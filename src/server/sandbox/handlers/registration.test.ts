import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aurora } from '../merchants/aurora'
import { createTestSandbox, member } from '../testing/testSandbox'

let sandbox: ReturnType<typeof createTestSandbox>
beforeEach(() => {
  sandbox = createTestSandbox()
})
afterEach(() => sandbox.close())

const common = {
  domain: 'aurora.localhost',
  registerUrl: 'http://aurora.localhost/register',
  registerMethod: 'WEB',
  login: true,
}

const put = (merchant: string, fields: object) =>
  sandbox.call('PUT', '/wps/member/register', {
    merchant,
    module: 'REG3',
    encrypt: true,
    body: { ...common, ...fields },
  })

async function smsCode(merchant: string, mobile: string, module = 'REGMOBVERF3') {
  await sandbox.call('POST', '/wps/verification/sms/register', { merchant, module, body: { mobileNo: mobile } })
  const response = await sandbox.request('GET', `/sandbox/sms?mobile=${mobile}&merchant=${merchant}`)
  return /"code":"(\d{6})"/.exec(await response.text())?.[1] ?? 'none'
}

async function captcha(merchant: string) {
  await sandbox.call('GET', '/wps/captcha', { merchant })
  const response = await sandbox.request('GET', `/sandbox/captcha?merchant=${merchant}`)
  return member(await response.json(), 'answer')
}

const person = { username: 'walker77', password: 'secret99', confirmPassword: 'secret99' }

describe('registration by username', () => {
  it('opens an account that is signed in, has credit, and signs in again (SMS code)', async () => {
    const mobileNum = '13911112222'
    const fields = {
      ...person,
      email: 'walker@example.com',
      mobileNum,
      verificationCode: await smsCode('aurora', mobileNum),
    }
    const answer = await put('aurora', fields)
    expect(answer).toMatchObject({ success: true, value: { firstTimeLogin: false } })
    const token = member(answer.value, 'token')
    expect((await sandbox.call('GET', '/wps/member/info', { token })).value).toMatchObject({
      account: 'walker77',
      type: 0,
      email: 'w***@example.com',
    })
    expect((await sandbox.call('GET', '/wps/v2/wallets/balance', { token })).value).toMatchObject({
      sumBalance: '100.00',
    })
    expect(await sandbox.login('walker77', 'aurora', 'secret99')).toMatchObject({ success: true })
    expect(await sandbox.login('walker77', 'jade', 'secret99')).toMatchObject({ message: 'user.not.exist' })

    expect(await put('aurora', fields)).toMatchObject({ message: 'username.exists' })
    expect(await put('aurora', { ...fields, username: 'walker78' })).toMatchObject({ message: 'mobile.exists' })
  })

  it('opens one with a captcha, which is used up', async () => {
    const fields = { ...person, payeeName: '王小明', mobileNum: '13911112222', qqNum: '12345678' }
    expect(await put('jade', fields)).toMatchObject({ message: 'captcha.required' })
    const answer = await captcha('jade')
    expect(await put('jade', { ...fields, captcha: answer })).toMatchObject({ success: true })
    expect(
      await put('jade', { ...fields, username: 'walker78', mobileNum: '13911112223', captcha: answer }),
    ).toMatchObject({ message: 'captcha.invalid' })
  })

  it('takes the code of an agent though no field asks for it, where the merchant has agents', async () => {
    const fields = { username: { enabled: true, required: true } }
    const modules = ['COMM3', 'REG3', 'AFFMAN3'].map((modId) => ({ modId, enabled: true, childrenNodes: [] }))
    const agency = createTestSandbox({ merchants: [{ ...aurora, code: 'agency', registration: { fields }, modules }] })
    const open = (affiliateCode: string) =>
      agency.call('PUT', '/wps/member/register', {
        merchant: 'agency',
        module: 'REG3',
        encrypt: true,
        body: { ...common, ...person, affiliateCode },
      })
    expect(await open('NOBODY1')).toMatchObject({ message: 'affiliate.invalid' })
    expect(await open('agent01')).toMatchObject({ success: true })
    agency.close()
    expect(await put('fourth', { ...person, affiliateCode: 'NOBODY1' })).toMatchObject({ success: true })
  })

  it('opens one with a merchant that nobody described', async () => {
    expect(await put('fourth', person)).toMatchObject({ success: true })
  })

  it.each([
    [{ username: 'ab' }, { username: 'length' }],
    [{ username: 'with space' }, { username: 'accepted' }],
    [{ password: 'lettersonly' }, { password: 'pattern' }],
    [{ password: 'secret99', confirmPassword: 'secret98' }, { confirmPassword: 'mismatch' }],
    [{ email: 'nobody' }, { email: 'pattern' }],
    [{ email: '' }, { email: 'required' }],
    [{ birthday: '2001-02-30' }, { birthday: 'pattern' }],
    [{ payeeName: 'Single' }, { payeeName: 'pattern' }],
    [{ telegram: '1abcde' }, { telegram: 'accepted' }],
    [{ mobileNum: '1391111' }, { mobileNum: 'length' }],
    [
      { username: undefined, password: undefined },
      { username: 'required', password: 'required' },
    ],
  ])('refuses %j', async (change, problems) => {
    const fields = { ...person, email: 'walker@example.com', mobileNum: '13911112222', ...change }
    expect(await put('aurora', fields)).toMatchObject({ message: 'field.invalid', value: { fields: problems } })
  })

  it('refuses wrong, late and missing SMS codes', async () => {
    const fields = { ...person, email: 'walker@example.com', mobileNum: '13911112222' }
    expect(await put('aurora', fields)).toMatchObject({ message: 'verification.code.invalid' })
    const verificationCode = await smsCode('aurora', fields.mobileNum)
    expect(await put('aurora', { ...fields, verificationCode: 'x' })).toMatchObject({
      message: 'verification.code.invalid',
    })
    sandbox.clock.now += 5 * 60_000 + 1
    expect(await put('aurora', { ...fields, verificationCode })).toMatchObject({ message: 'verification.code.expired' })
  })

  it('refuses codes of nobody, and counts who came by a right one', async () => {
    expect(await put('fourth', { ...person, referralCode: 'NOBODY99' })).toMatchObject({ message: 'referral.invalid' })
    const before = await sandbox.call('GET', '/wps/relay/MCSFE_getReferralDetails', {
      merchant: 'fourth',
      token: await sandbox.tokenOf('member01', 'fourth'),
    })
    expect(before.value).toMatchObject({ referralCode: 'MEMBER01', totalInvitations: 3 })
    expect(await put('fourth', { ...person, referralCode: 'member01' })).toMatchObject({ success: true })
    const after = await sandbox.call('GET', '/wps/relay/MCSFE_getReferralDetails', {
      merchant: 'fourth',
      token: await sandbox.tokenOf('member01', 'fourth'),
    })
    expect(after.value).toMatchObject({ totalInvitations: 4 })

    const fields = { ...person, email: 'walker@example.com', mobileNum: '13911112222', affiliateCode: 'NOBODY99' }
    expect(await put('aurora', fields)).toMatchObject({ message: 'affiliate.invalid' })
  })

  it('takes no code of a demo account, which is gone the next day', async () => {
    const demo = await sandbox.call('POST', '/wps/session/login/freeplay', {
      merchant: 'fourth',
      encrypt: true,
      body: {},
    })
    const info = await sandbox.call('GET', '/wps/member/info', {
      merchant: 'fourth',
      token: member(demo.value, 'token'),
    })
    const referralCode = member(info.value, 'account').toUpperCase()
    expect(await put('fourth', { ...person, referralCode })).toMatchObject({ message: 'referral.invalid' })
  })

  it('opens one account where two ask for a name at once', async () => {
    const answers = await Promise.all([put('fourth', person), put('fourth', person)])
    expect(answers.map(({ success, message }) => (success ? 'opened' : message)).sort()).toEqual([
      'opened',
      'username.exists',
    ])
  })

  it('refuses a body that is not a registration', async () => {
    const answer = await sandbox.call('PUT', '/wps/member/register', { encrypt: true, body: { username: 7 } })
    expect(answer).toMatchObject({
      message: 'field.invalid',
      value: { fields: { username: 'type', domain: 'required' } },
    })
  })
})

describe('registration by mobile', () => {
  const post = (merchant: string, fields: object) =>
    sandbox.call('POST', '/wps/member/register/mobile', { merchant, encrypt: true, body: { ...common, ...fields } })

  it('needs the number and its code alone where the merchant asks for no password', async () => {
    const mobileNum = '501234567'
    const verificationCode = await smsCode('sahara', mobileNum, 'MOBILENUMREG3')
    const answer = await post('sahara', { mobileNum, verificationCode })
    expect(answer).toMatchObject({ success: true })
    const info = await sandbox.call('GET', '/wps/member/info', {
      merchant: 'sahara',
      token: member(answer.value, 'token'),
    })
    expect(info.value).toMatchObject({ account: mobileNum, mobile: '501****567' })
  })

  it('needs a password where the merchant asks for one', async () => {
    const mobileNum = '13911112222'
    const verificationCode = await smsCode('aurora', mobileNum, 'MOBILENUMREG3')
    const fields = { mobileNum, verificationCode, email: 'walker@example.com' }
    expect(await post('aurora', fields)).toMatchObject({ value: { fields: { password: 'required' } } })
    expect(await post('aurora', { ...fields, password: 'secret99' })).toMatchObject({ success: true })
    expect(await sandbox.login(mobileNum, 'aurora', 'secret99')).toMatchObject({ success: true })
  })

  it('is refused where the module is off', async () => {
    expect(await post('jade', {})).toMatchObject({ message: 'function.not.available' })
  })
})

it('tells whether an affiliate code is an agent’s', async () => {
  const ask = async (code: string) =>
    (await sandbox.call('GET', '/wps/agent/affiliate', { query: { code, domain: 'aurora.localhost' } })).value
  expect(await ask('agent41')).toEqual({ valid: true })
  expect(await ask('MEMBER01')).toEqual({ valid: false })
  expect(await ask('')).toEqual({ valid: false })
})

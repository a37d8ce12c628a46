import type { Hono } from 'hono'
import { bodyOf, namedAccount } from './controlRequest'
import type { Platform } from './platform'
import { authenticatorOf } from './store/authenticators'
import { checkCodeOf, forgetAddresses, guardAccount, guardOf } from './store/loginChecks'
import { newTotpSecret, totpCode } from './totp'

/**
 * The second check at sign-in, as only its owner would know it:
 *
 *     GET  /sandbox/check?merchant=…&username=…   codes, secret of the authenticator and its code now, bank name
 *     POST /sandbox/check  {merchant, username}   guards the account and forgets its registered addresses
 */
export function mountCheckControl(app: Hono, platform: Platform): void {
  const { database, now } = platform
  app.get('/sandbox/check', (context) => {
    const account = namedAccount(platform, context.req.query('merchant'), context.req.query('username'))
    const own = account && authenticatorOf(database, account.id)
    const guard = account && (guardOf(database, account.id) ?? (own && { secret: own.secret, bankName: undefined }))
    if (!guard) return context.json({ error: 'no such account, or it is not guarded' }, 404)
    return context.json({
      sms: checkCodeOf(database, account.id, 'sms', now()) ?? null,
      email: checkCodeOf(database, account.id, 'email', now()) ?? null,
      secret: own?.secret ?? guard.secret,
      google: totpCode(own?.secret ?? guard.secret, now()),
      bankName: guard.bankName ?? null,
    })
  })
  app.post('/sandbox/check', async (context) => {
    const body = await bodyOf(context.req)
    const account = namedAccount(platform, body.get('merchant'), body.get('username'))
    if (!account) return context.json({ error: 'no such account' }, 404)
    guardAccount(database, account.id, { secret: newTotpSecret(), bankName: undefined })
    forgetAddresses(database, account.id)
    return context.json({ guarded: account.username })
  })
}

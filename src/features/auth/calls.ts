import { type Captcha, captchaSchema } from '../../contract/captcha'
import type { NamedCall } from '../../platform/calls'

/** A picture of signs to be typed. */
export const captchaCall: NamedCall<Captcha> = {
  id: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  moduleId: 'CAPTCHA3',
  value: captchaSchema,
}

import { lazy, type ReactNode, Suspense } from 'react'
import type { RegistrationMethod } from '../../../engine/form/registrationForm'
import { importWithTimeout } from '../../../site/importWithTimeout'
import { Skeleton } from '../../../ui'

const Picture = lazy(() => importWithTimeout(async () => ({ default: (await import('../CaptchaImage')).CaptchaImage })))
const Send = lazy(() => importWithTimeout(() => import('../sms/RegisterSmsButton')))

const place = (width: number, content: ReactNode) => (
  <Suspense fallback={<Skeleton width={width} height="var(--control-h)" radius="var(--radius-m)" />}>
    {content}
  </Suspense>
)

/** What stands beside fields, loaded with the step that has them. */
export const besideFields = (method: RegistrationMethod, picture: number) => ({
  captcha: place(160, <Picture key={picture} />),
  verificationCode: place(114, <Send method={method} />),
})

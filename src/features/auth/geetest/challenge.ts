import * as z from 'zod/mini'
import { type GeetestProof, geetestProofSchema } from '../../../contract/geetest-proof'
import { notProved, vendorAway } from './calls'
import { openStage, type Stage } from './stage'
import type { InitVendor, VendorCaptcha, VendorOptions } from './vendor'

/** Milliseconds until the challenge is there; after that the visitor takes the time that it takes. */
const patience = 20_000

export interface ChallengeOptions extends Omit<VendorOptions, 'product'> {
  /** Name of the dialog that the challenge stands in. */
  readonly label: string
}

/** Shows the vendor's challenge and answers what passing it gives. Throws CallFailure where it is not passed. */
export function runChallenge(init: InitVendor, { label, ...options }: ChallengeOptions): Promise<GeetestProof> {
  let stage: Stage | undefined
  let captcha: VendorCaptcha | undefined
  const passed = new Promise<GeetestProof>((resolve, reject) => {
    const late = setTimeout(() => reject(vendorAway('timeout')), patience)
    init({ ...options, product: 'bind' }, (made) => {
      captcha = made
      made.onReady(() => {
        clearTimeout(late)
        stage ??= openStage(label, () => reject(notProved('verification.required')))
        made.showCaptcha()
      })
      made.onSuccess(() => {
        const proof = z.safeParse(geetestProofSchema, made.getValidate())
        if (proof.success) resolve(proof.data)
        else reject(notProved('verification.failed'))
      })
      made.onError(() => reject(notProved('verification.failed')))
      made.onClose(() => reject(notProved('verification.required')))
    })
  })
  return passed.finally(() => {
    captcha?.destroy?.()
    stage?.close()
  })
}

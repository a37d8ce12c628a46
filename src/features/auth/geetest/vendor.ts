/** The vendor's interface, version 4, as far as it is used here. The sandbox serves a script of the same one. */
export interface VendorCaptcha {
  readonly onReady: (listener: () => void) => unknown
  readonly onSuccess: (listener: () => void) => unknown
  readonly onError: (listener: (error: unknown) => void) => unknown
  readonly onClose: (listener: () => void) => unknown
  readonly showCaptcha: () => unknown
  /** The proof, once the challenge was passed. */
  readonly getValidate: () => unknown
  readonly destroy?: () => unknown
}

export interface VendorOptions {
  readonly captchaId: string
  /** Shown when it is asked for, without a button of its own. */
  readonly product: 'bind'
  readonly language: string
}

export type InitVendor = (options: VendorOptions, whenMade: (captcha: VendorCaptcha) => void) => void

const isInit = (value: unknown): value is InitVendor => typeof value === 'function'

/** What the script left behind in the page. */
export function initOf(page: object): InitVendor | undefined {
  const init: unknown = Reflect.get(page, 'initGeetest4')
  return isInit(init) ? init : undefined
}

/** The vendor's names of languages, by BCP 47. */
const languages: Readonly<Record<string, string>> = {
  zh: 'zho',
  'zh-TW': 'zho-tw',
  en: 'eng',
  ar: 'ara',
  de: 'deu',
  es: 'spa',
  fr: 'fra',
  id: 'ind',
  ja: 'jpn',
  ko: 'kor',
  pt: 'por',
  ru: 'rus',
}

const named = (tag: string) => (Object.hasOwn(languages, tag) ? languages[tag] : undefined)

/** The vendor's language for a tag; English where it has none. */
export const vendorLanguage = (tag: string): string => named(tag) ?? named(tag.split('-')[0] ?? '') ?? 'eng'

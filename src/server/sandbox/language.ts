/** Languages that the sandbox's own texts are written in, as platform codes. Others read English. */
export const textLanguages = ['CN', 'EN', 'AR'] as const
export type TextLanguage = (typeof textLanguages)[number]

/** One text in every language of the sandbox. */
export type Text = Readonly<Record<TextLanguage, string>>

export function textLanguage(platformCode: string | undefined): TextLanguage {
  return textLanguages.find((language) => language === platformCode) ?? 'EN'
}

export const bcp47: Text = { CN: 'zh-CN', EN: 'en', AR: 'ar' }
export const direction = (language: TextLanguage): 'ltr' | 'rtl' => (language === 'AR' ? 'rtl' : 'ltr')

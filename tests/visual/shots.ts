/** What visual review looks at: few pictures that show most of the kit and the screens that earn their keep. */
export interface Shot {
  /** As Storybook has it in its addresses. */
  readonly story: string
  readonly brands: readonly string[]
  readonly themes: readonly ('dark' | 'light')[]
  readonly screens: readonly (keyof typeof screens)[]
  /** The whole page, however long; otherwise what the screen shows first. */
  readonly whole?: true
}

export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

/** A language whose letters the brand's own typefaces have: those of a machine differ. */
export const languages: Readonly<Record<string, string>> = { sahara: 'ar' }

const brands = ['aurora', 'jade', 'sahara']
const themes = ['dark', 'light'] as const

export const shots: readonly Shot[] = [
  { story: 'theme--kit', brands, themes, screens: ['phone', 'desktop'], whole: true },
  { story: 'screens-home--member', brands, themes, screens: ['phone', 'desktop'] },
  { story: 'screens-login--account', brands, themes, screens: ['phone'] },
  { story: 'screens-registration--dialog', brands: ['aurora', 'jade'], themes: ['light'], screens: ['tablet'] },
  { story: 'screens-slots-hall--member', brands, themes, screens: ['phone'] },
  { story: 'screens-member-centre--deposit', brands, themes, screens: ['tablet'] },
  { story: 'screens-member-centre--bets', brands, themes: ['light'], screens: ['phone', 'desktop'] },
  { story: 'screens-notices--filled', brands: ['aurora', 'jade'], themes: ['dark'], screens: ['tablet'] },
  { story: 'screens-promotions--list-member', brands, themes: ['dark'], screens: ['phone'] },
  { story: 'screens-troubles--maintenance', brands, themes: ['light'], screens: ['phone'] },
]

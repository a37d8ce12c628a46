import type inspectorTexts from '../../src/app/inspector/messages/en.json'
import { shownTranslation } from '../../src/i18n/translate'
import { pageOf, soon } from '../support/acts'
import { type Screen, screen, type ScreenMeta, settled } from '../support/screen'

const meta: ScreenMeta = { title: 'Screens/Troubles', tags: ['!autodocs'], ...screen, args: { address: '/index' } }
export default meta

export const Maintenance: Screen = { args: { platform: 'maintenance' } }
export const MaintenanceRightToLeft: Screen = { args: { platform: 'maintenance' }, globals: { language: 'ar' } }
export const Region: Screen = { args: { platform: 'region-restricted' } }
export const NotFound: Screen = { args: { address: '/nowhere' } }
/** The page's own file did not come: header and footer stay. */
export const FileMissing: Screen = { args: { address: '/promotions', broken: 'promotions' } }
/** What other versions of a platform might answer. */
export const Malformed: Screen = { args: { platform: 'malformed' } }
export const NotJson: Screen = { args: { platform: 'not-json' } }

/** Every entry of the site with its reason, where the edge allows it. */
export const Inspector: Screen = {
  args: { inspector: true },
  play: async (context) => {
    await settled(context)
    const page = pageOf(context.canvasElement)
    // its words come with it
    const opener = await page.findByRole(
      'button',
      { name: (said) => said === shownTranslation<keyof typeof inspectorTexts>().t('app.inspector.open') },
      { timeout: 8000 },
    )
    await context.userEvent.click(opener)
    await soon(() => page.getAllByRole('tab')[0] ?? opener)
  },
}

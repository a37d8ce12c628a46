import { useTranslation } from '../../i18n/translate'
import type english from './messages/en.json'

/** The inspector is a tool: its texts are in no list of the product's, so that brands never meet them. */
export const useInspectorTranslation = () => useTranslation<keyof typeof english>()

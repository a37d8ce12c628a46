import type { BootData } from '../../engine/boot'

type Place = Pick<NonNullable<BootData['ownPage']>, 'name' | 'language'>

/** Where a text of the brand's own is read: the version of the brand is part of it. */
export const ownPageAddress = ({ assetBase }: Pick<BootData, 'assetBase'>, { name, language }: Place): string =>
  `${assetBase}pages/${name}.${language}.json`

/** What it is kept under. By itself, since every page asks: the text's schema comes with the pages that show one. */
export const ownPageKey = (boot: Pick<BootData, 'assetBase'>, place: Place): string =>
  JSON.stringify(['ownPage', ownPageAddress(boot, place)])

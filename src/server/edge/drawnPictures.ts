import type { LoadedBrand } from '../brands/loadedBrand'
import { appIconPath, appIcons, sharePicture, sharePicturePath } from './appAddresses'
import { createAppIcons } from './appIcon'
import type { DrawPictures } from './drawIcon'

/** Every picture that is drawn of a brand, by name, for an edge that cannot draw; what cannot be drawn is left out. */
export async function drawnPictures(loaded: LoadedBrand, draw: DrawPictures): Promise<ReadonlyMap<string, Uint8Array>> {
  const icons = createAppIcons(draw)
  const version = await loaded.files.version()
  const wanted: readonly (readonly [string, string])[] = [
    ...appIcons.map(({ name }) => [name, appIconPath(version, name)] as const),
    [sharePicture.name, sharePicturePath(version)],
  ]
  const drawn = new Map<string, Uint8Array>()
  for (const [name, path] of wanted) {
    const answer = await icons.at(new Request(`http://localhost${path}`), path, loaded, true)
    if (answer.ok) drawn.set(name, new Uint8Array(await answer.arrayBuffer()))
  }
  return drawn
}

import { drawEmblem, emblems, type EmblemName } from './emblems'
import { createPaintbox } from './materials'
import { moodNames, paletteOf } from './palettes'
import { createPen } from './pen'
import { drawScene, scenes, type SceneName } from './scenes'
import { picture } from './shapes'

export interface BannerOf {
  id: string
  title?: string
  theme?: 'dark' | 'light' | 'sand'
  mirror?: boolean
}

const illustration = (seed: string, width: number, height: number, at: number) => {
  const pen = createPen(seed)
  const colours = paletteOf(moodNames[pen.random.int(0, moodNames.length - 1)] ?? 'ember')
  const scene = pen.random.pick(Object.keys(scenes) as [SceneName, ...SceneName[]])
  const emblem = pen.random.pick(Object.keys(emblems) as [EmblemName, ...EmblemName[]])
  const focus = { x: width * at, y: height * 0.45 }
  const { back, front } = drawScene(scene, { pen, colours, width, height, focus })
  const drawn = `<g transform="translate(${focus.x} ${focus.y}) scale(${height / 340})">${drawEmblem(emblem, createPaintbox(pen, 'gloss', 0))}</g>`
  return pen.defs() + back + drawn + front
}

export const drawBanner = ({ id, mirror = false }: BannerOf): string => {
  const body = illustration(`banner ${id}`, 1600, 600, 0.74)
  return picture(1600, 600, mirror ? `<g transform="translate(1600 0) scale(-1 1)">${body}</g>` : body)
}

export const drawPromotion = ({ id }: { id: string; title?: string }): string => picture(800, 500, illustration(`promotion ${id}`, 800, 500, 0.5))

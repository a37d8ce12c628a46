import type { MessageKey } from '../../contract/messageKeys'
import { longestRemark } from '../../lib/applicationLimits'
import { freeText } from '../../lib/freeText'
import { countGraphemes } from '../../lib/graphemes'
import type { ImageState } from '../../shared/upload/ImageTile'

interface Needs {
  readonly leastImages: number
  readonly remarkRequired: boolean
}

interface Application {
  readonly remark: string
  /** How many are on the platform. */
  readonly images: number
  /** How they stand together. */
  readonly imageState: ImageState
}

/** The first thing that keeps an application from being sent, and the field that it stands at. */
export function applicationProblem(
  { remark, images, imageState }: Application,
  { leastImages, remarkRequired }: Needs,
): { readonly field: 'remark' | 'images'; readonly text: MessageKey } | undefined {
  const text = freeText(remark)
  if (countGraphemes(text) > longestRemark) return { field: 'remark', text: 'promotions.apply.tooLong' }
  if (remarkRequired && text === '') return { field: 'remark', text: 'promotions.apply.remarkNeeded' }
  if (imageState === 'failed') return { field: 'images', text: 'promotions.apply.imagesFailed' }
  if (images < leastImages) return { field: 'images', text: 'promotions.apply.imagesNeeded' }
  return undefined
}

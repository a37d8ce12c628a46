import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { MessageKey } from '../../contract/messageKeys'
import { useTranslation } from '../../i18n/translate'
import { CallFailure } from '../../platform/failure'
import { errorMessage } from '../../platform/messages'
import { clientAtom } from '../../session/client'
import { useStore } from '../../state/atoms'
import { uploadImage } from './calls'
import { readImage } from './readImage'
import { sendWithProgress } from './sendWithProgress'

/** Phones on slow networks take their time for 5 MB; the edge waits as long. */
const timeout = 120_000

export type UploadState =
  | { readonly state: 'empty' }
  | { readonly state: 'reading' }
  | { readonly state: 'refused'; readonly text: string }
  | { readonly state: 'sending'; readonly picture: ImageBitmap; /** 0 to 1. */ readonly part: number }
  | { readonly state: 'sent'; readonly picture: ImageBitmap }
  | { readonly state: 'failed'; readonly picture: ImageBitmap; readonly text: string; readonly again: () => void }

const refusal = z.object({ fields: z.object({ file: z.enum(['size', 'type', 'broken']) }) })

/** Uploads an image; `onChange` gets its id once it is uploaded, and undefined when it is removed. */
export function useImageUpload(onChange: (fileId: string | undefined) => void) {
  const { t } = useTranslation()
  const store = useStore()
  const [upload, setUpload] = useState<UploadState>({ state: 'empty' })
  const running = useRef<AbortController>(undefined)
  /** What is on its way. */
  const underway = useRef<Blob>(undefined)

  const begin = (): AbortSignal => {
    running.current?.abort()
    running.current = new AbortController()
    onChange(undefined)
    return running.current.signal
  }

  const send = async (image: Blob, picture: ImageBitmap, signal: AbortSignal) => {
    const onProgress = (part: number) => {
      if (!signal.aborted) setUpload((now) => (now.state === 'sending' ? { ...now, part } : now))
    }
    setUpload({ state: 'sending', picture, part: 0 })
    try {
      const { fileId } = await store.get(clientAtom)(uploadImage, {
        ...{ body: image, signal, timeout },
        send: sendWithProgress(onProgress),
      })
      if (signal.aborted) return
      underway.current = undefined
      setUpload({ state: 'sent', picture })
      onChange(fileId)
    } catch (error) {
      if (signal.aborted) return
      underway.current = undefined
      const problem = problemOf(error)
      if (problem !== undefined) setUpload({ state: 'refused', text: t(problem) })
      else {
        const again = () => {
          underway.current = image
          void send(image, picture, begin())
        }
        setUpload({ state: 'failed', picture, text: t(errorMessage(error)), again })
      }
    }
  }

  const choose = async (file: Blob) => {
    const signal = begin()
    underway.current = file
    setUpload({ state: 'reading' })
    const read = await readImage(file)
    if (signal.aborted) return
    if ('problem' in read) {
      underway.current = undefined
      setUpload({ state: 'refused', text: t(problemWords[read.problem]) })
    } else await send(read.image, read.picture, signal)
  }

  const remove = () => {
    begin()
    underway.current = undefined
    setUpload({ state: 'empty' })
  }

  // a page that is hidden while the site is closed goes on with it when it is shown again
  const resume = useEffectEvent(() => {
    if (underway.current) void choose(underway.current)
  })
  useEffect(() => {
    resume()
    return () => running.current?.abort()
  }, [])

  return { upload, choose, remove }
}

const problemWords = {
  empty: 'upload.empty',
  size: 'upload.size',
  type: 'upload.type',
  pixels: 'upload.pixels',
  broken: 'upload.broken',
} as const

/** The platform's own check of the image, in our words. */
function problemOf(error: unknown): MessageKey | undefined {
  if (!(error instanceof CallFailure) || error.failure.type !== 'server') return undefined
  const { data } = z.safeParse(refusal, error.failure.value)
  return data && problemWords[data.fields.file]
}

import { type OpenedWindow, openBlankWindow } from '../blankWindow'

const size = { width: 1080, height: 720 }

/** The window that was opened by a press, until the start that it was opened for takes it. */
let held: OpenedWindow | undefined

export function holdGameWindow(title: string, waiting: string): void {
  held = openBlankWindow({ name: 'marquee-game', ...size, title, waiting })
}

export function takeGameWindow(): OpenedWindow | undefined {
  const taken = held
  held = undefined
  return taken
}

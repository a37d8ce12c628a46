/** Milliseconds after which it is time though nothing was painted: a tab in the background paints nothing. */
const patience = 100

/** When what has changed until now has been painted. Returns what calls it off. */
export function afterPaint(act: () => void): () => void {
  let timer = setTimeout(act, patience)
  // a task of its own after the frame's callbacks is behind the paint
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

import type { Page } from '@playwright/test'

/**
 * What does not fit on a page as it is: words that are cut, run into one another or out of the window, and controls that
 * something covers. Each finding names its element. In an open dialog, what lies under it is not looked at.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(findFaults)

/** In the page: nothing from outside may be named here. */
function findFaults(): readonly string[] {
  const found = new Set<string>()
  const { documentElement: root } = document
  const { clientWidth, scrollWidth } = root
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  // under a dialog the page does not scroll
  if (dialogs.length === 0 && scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1,
    )
    const deepest = wide.filter((element) => wide.every((other) => other === element || !element.contains(other)))
    const names = deepest
      .slice(0, 2)
      .map((element) => `<${element.localName}> ${element.textContent.trim().slice(0, 40)}`)
    found.add(`the page is ${scrollWidth} wide, the window ${clientWidth}: ${names.join(', ')}`)
  }
  const top = dialogs.at(-1) ?? document.body

  const nameOf = (element: Element) => {
    const own = element.getAttribute('aria-label') ?? element.textContent.trim()
    return `${element.tagName.toLowerCase()} "${own.replaceAll(/\s+/g, ' ').slice(0, 60)}"`
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
  const isInert = (element: Element) => element.closest('[inert]') !== null

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, known)
    return known
  }
  interface Box {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  const boxes = new Map<Element, DOMRect>()
  const boxOf = (element: Element) => {
    const known = boxes.get(element) ?? element.getBoundingClientRect()
    boxes.set(element, known)
    return known
  }

  /** What hides a part of an element: `scrolled`, it can be scrolled into sight; `cut`, it cannot; `said`, there is an ellipsis. */
  const hiding = (element: Element, box: Box): { state: 'scrolled' | 'cut' | 'said'; by: Element } | undefined => {
    for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
      const style = styleOf(around)
      const [x, y] = [style.overflowX, style.overflowY]
      if ((x === 'visible' && y === 'visible') || around === document.body) {
        if (style.position === 'fixed') break
        continue
      }
      const own = boxOf(around)
      const outX = box.left < own.left - 1.5 || box.right > own.right + 1.5
      const outY = box.top < own.top - 2 || box.bottom > own.bottom + 2
      if (outX && /auto|scroll/.test(x)) return { state: 'scrolled', by: around }
      if (outY && /auto|scroll/.test(y)) return { state: 'scrolled', by: around }
      const clamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'
      if ((outX && x !== 'visible') || (outY && y !== 'visible')) {
        if (own.width < 3 || own.height < 3) return { state: 'said', by: around }
        // an ellipsis where a press tells or opens the whole, for a title needs a mouse; or a control whose name is the whole
        const told =
          (clamped &&
            around.closest('a[href], button, [role=tab], article:has(a[href]), header:has([aria-expanded])')) ||
          around.matches('a[aria-label], button[aria-label], [role=tab][aria-label]')
        return { state: told ? 'said' : 'cut', by: around }
      }
      // boxes around it do not cut what is fixed to the window
      if (style.position === 'fixed') break
    }
    return undefined
  }

  /** What moves on its own when the page is scrolled: may stand over anything that does not. */
  const layerOf = (element: Element): Element => {
    for (let around: Element | null = element; around && around !== root; around = around.parentElement)
      if (/fixed|sticky/.test(styleOf(around).position) || around.matches('dialog, [popover]')) return around
    return root
  }

  // words
  interface Line extends Box {
    readonly element: Element
    readonly layer: Element
  }
  const lines: Line[] = []
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    if (
      !element ||
      (text.nodeValue ?? '').trim() === '' ||
      element.closest('svg, script, style, option, noscript, [data-item]')
    )
      continue
    if (!isSeen(element) || isInert(element)) continue
    const { fontSize } = styleOf(element)
    range.selectNodeContents(text)
    for (const rect of range.getClientRects()) {
      if (rect.width < 2 || rect.height < 2) continue
      // the letters, without what the line keeps above and below them
      const spare = Math.max(0, (rect.height - parseFloat(fontSize)) / 2) + 1.5
      const line = {
        element,
        layer: layerOf(element),
        left: rect.left + 1,
        right: rect.right - 1,
        top: rect.top + spare,
        bottom: rect.bottom - spare,
      }
      const hidden = hiding(element, line)
      if (hidden?.state === 'scrolled' || hidden?.state === 'said') continue
      if (hidden) {
        found.add(`${nameOf(element)} is cut by ${nameOf(hidden.by)}`)
        continue
      }
      if (line.left < -1 || line.right > clientWidth + 1) found.add(`${nameOf(element)} runs out of the window`)
      lines.push(line)
    }
  }
  lines.sort((one, other) => one.top - other.top)
  const meet = (one: Box, other: Box) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  lines.forEach((line, index) => {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next]
      if (!other || other.top >= line.bottom) break
      if (other.element === line.element || other.layer !== line.layer || !meet(line, other)) continue
      found.add(`${nameOf(line.element)} and ${nameOf(other.element)} are over one another`)
    }
  })

  // controls
  const controls = [...top.querySelectorAll('a[href], button, input, select, textarea, [role="tab"], summary')].filter(
    (element) => {
      const { width, height } = boxOf(element)
      return width > 2 && height > 2 && isSeen(element) && !isInert(element)
    },
  )
  const pen = document.createElement('canvas').getContext('2d')
  const covers = new Set(['button', 'input', 'select', 'textarea'])
  for (const control of controls) {
    const box = boxOf(control)
    const hidden = hiding(control.parentElement ?? control, box)
    if (hidden) continue
    if (box.left < -1 || box.right > clientWidth + 1) found.add(`${nameOf(control)} stands out of the window`)
    if (control instanceof HTMLInputElement && control.placeholder !== '' && control.value === '' && pen) {
      const { font, paddingLeft, paddingRight } = styleOf(control)
      pen.font = font
      const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      if (!control.title && pen.measureText(control.placeholder).width > room + 1)
        found.add(`the placeholder "${control.placeholder}" is cut`)
    }
    if (!covers.has(control.localName)) continue
    const layer = layerOf(control)
    // a field keeps room for what stands in it, such as a currency
    const { paddingLeft, paddingRight } = styleOf(control)
    const [start, end] = control.matches('input') ? [parseFloat(paddingLeft), parseFloat(paddingRight)] : [0, 0]
    const inner = { left: box.left + start + 2, right: box.right - end - 2, top: box.top + 2, bottom: box.bottom - 2 }
    for (const line of lines) {
      if (line.layer !== layer || control.contains(line.element) || line.element.contains(control)) continue
      if (line.element.closest('label')?.contains(control)) continue
      if (meet(line, inner)) found.add(`${nameOf(line.element)} runs into ${nameOf(control)}`)
    }
  }

  // what a pointer meets, a screenful after the other
  const start = { x: scrollX, y: scrollY }
  const sheet = top === document.body ? undefined : top
  const steps = sheet ? 1 : 4
  const bars = [...document.querySelectorAll('header, nav')].filter((bar) => /fixed|sticky/.test(styleOf(bar).position))
  const from = Math.max(
    0,
    ...bars
      .map((bar) => boxOf(bar))
      .filter((bar) => bar.top <= 1 && bar.height < 300 && bar.width > clientWidth / 2)
      .map((bar) => bar.bottom),
  )
  const [seen, covered] = [new Set<Element>(), new Set<Element>()]
  const coverOf = (control: Element, x: number, y: number): Element | undefined => {
    const met = document.elementFromPoint(x, y)
    if (!met || control.contains(met) || met.contains(control)) return undefined
    const label = met.closest('label')
    if (label && (label.contains(control) || label.htmlFor === control.id)) return undefined
    // a native field under its drawn face
    if (control.matches('input') && control.parentElement?.contains(met)) return undefined
    return styleOf(control).pointerEvents === 'none' ? undefined : met
  }
  for (let step = 0; step < steps; step += 1) {
    if (step > 0) {
      const before = scrollY
      scrollTo({ top: before + innerHeight * 0.6, behavior: 'instant' })
      if (scrollY === before) break
    }
    boxes.clear()
    for (const control of controls) {
      if (seen.has(control) || !control.isConnected) continue
      const { left, right, top: above, bottom } = control.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (above + bottom) / 2]
      const own = layerOf(control)
      const free = !sheet && styleOf(own).position !== 'fixed'
      if (x < 0 || x >= clientWidth || y < (free ? from : 0) || y >= innerHeight - (free ? 120 : 1)) continue
      if (hiding(control.parentElement ?? control, { left: x, right: x, top: y, bottom: y })) continue
      const met = coverOf(control, x, y)
      if (met) covered.add(control)
      else seen.add(control)
    }
  }
  // what can be brought out from under a bar is not covered
  for (const control of covered) {
    if (seen.has(control) || !control.isConnected) continue
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, right, top: above, bottom } = control.getBoundingClientRect()
    const met = coverOf(control, (left + right) / 2, (above + bottom) / 2)
    if (met) found.add(`${nameOf(control)} is covered by ${nameOf(met)}`)
  }
  scrollTo({ left: start.x, top: start.y, behavior: 'instant' })
  return [...found]
}

/**
 * Makes every word of four letters and more longer by half, as German and Tamil are than English. What React draws anew
 * is made longer by the next call.
 */
export const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.nodeValue ?? ''
      // a word joiner, which is not seen, marks what is long already
      if (words.includes('\u2060') || text.parentElement?.closest('svg, script, style, bdi, time')) continue
      text.nodeValue = words.replaceAll(
        /\p{L}{4,}/gu,
        (word) => `${word}\u2060${word.slice(-Math.ceil(word.length / 2)).toLowerCase()}`,
      )
    }
  })

/** 1 where the element's inline axis runs rightwards, -1 in right-to-left. */
export const directionOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

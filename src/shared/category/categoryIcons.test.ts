import { expect, it } from 'vitest'
import { categoryIcons } from './categoryIcons'

it('gives each category a sign of its own', () => {
  const icons = Object.values(categoryIcons)
  expect(new Set(icons).size).toBe(icons.length)
})

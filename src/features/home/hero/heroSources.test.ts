import { expect, test } from 'vitest'
import { heroSources } from './heroSources'

const address = (file: string) => `/brand/1/${file}`

test.each([
  [{}, undefined],
  [{ heroNarrow: 'b.webp' }, undefined],
  [{ hero: 'a.svg' }, { src: '/brand/1/a.svg' }],
  [
    { hero: 'a-1920.avif', heroNarrow: 'a-960.webp' },
    {
      src: '/brand/1/a-1920.avif',
      srcSet: '/brand/1/a-960.webp 960w, /brand/1/a-1920.avif 1920w',
      sizes: '100vw',
    },
  ],
])('%j', (assets, expected) => expect(heroSources(assets, address)).toEqual(expected))

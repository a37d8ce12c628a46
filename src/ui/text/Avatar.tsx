import styled from 'styled-components'

export interface AvatarProps {
  readonly name: string
  /** Side in CSS pixels. */
  readonly size?: number | undefined
  readonly src?: string | undefined
  /** Instead of that of the name. */
  readonly shade?: Shade | undefined
}

interface Shade {
  readonly backgroundColor: string
  readonly color: string
}

/** A picture, or the first letter of the name on one of six shades, the same for the same name. Decoration: the name stands beside it. */
export function Avatar({ name, size = 36, src, shade = shadeOf(name) }: AvatarProps) {
  const letter = ([...name.trim()][0] ?? '?').toLocaleUpperCase()
  return (
    <Box aria-hidden="true" style={{ inlineSize: size, blockSize: size, fontSize: size * 0.42, ...shade }}>
      {src === undefined || src === '' ? letter : <img src={src} alt={letter} loading="lazy" decoding="async" />}
    </Box>
  )
}

const shadeOf = (name: string) =>
  shades[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % shades.length]

const shades: readonly Shade[] = [
  { backgroundColor: 'var(--accent-700)', color: 'var(--accent-50)' },
  { backgroundColor: 'var(--accent2-700)', color: 'var(--accent2-50)' },
  { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  { backgroundColor: 'var(--accent2)', color: 'var(--on-accent2)' },
  { backgroundColor: 'var(--accent-800)', color: 'var(--accent-100)' },
  { backgroundColor: 'var(--accent2-800)', color: 'var(--accent2-100)' },
]

const Box = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: min(50%, var(--radius-pill));
  font-family: var(--font-display);
  font-weight: 700;
  line-height: 1;
  overflow: hidden;
  user-select: none;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

import styled from 'styled-components'
import { Skeleton } from '../feedback/Skeleton'
import { Card, tileWords } from './game.styles'
import { type GameCardVariant, gameRatios } from './types'

/** The place of a GameCard that is on its way, in the same size. */
export function GameCardSkeleton({ variant }: { readonly variant: GameCardVariant }) {
  return (
    <Card data-variant={variant} aria-hidden="true">
      <Skeleton ratio={gameRatios[variant]} radius={corners[variant]} />
      <Words $variant={variant}>
        {variant === 'wide' ? <Skeleton width={36} height={36} radius="50%" /> : null}
        <span>
          <Line $size={variant === 'tile' ? 'var(--fs-sm)' : 'var(--fs-md)'} $height="1.35em">
            <Skeleton width="72%" height="0.8em" />
          </Line>
          <Line $size="var(--fs-xs)" $height="1.5em">
            <Skeleton width="44%" height="0.8em" />
          </Line>
        </span>
      </Words>
    </Card>
  )
}

const corners: Readonly<Record<GameCardVariant, string>> = {
  cover: 'var(--radius-l)',
  wide: 'max(4px, calc(var(--radius-l) - 8px))',
  tile: '0',
}

const paddings: Readonly<Record<GameCardVariant, string>> = { cover: '10px 2px 2px', wide: '12px 6px 6px', tile: '8px' }

const Words = styled.div<{ $variant: GameCardVariant }>`
  display: flex;
  gap: var(--space-3);
  min-block-size: ${({ $variant }) => ($variant === 'tile' ? tileWords : 'auto')};
  padding: ${({ $variant }) => paddings[$variant]};

  > span:last-child {
    flex: 1;
  }
`

const Line = styled.span<{ $size: string; $height: string }>`
  display: flex;
  align-items: center;
  block-size: ${({ $height }) => $height};
  font-size: ${({ $size }) => $size};
`

import type { ReactNode } from 'react'
import type { StoryObj } from '@storybook/react-vite'
import styled from 'styled-components'
import { brandPicture } from '../../.storybook/brands'
import { Badge, Button, Cluster, Notice, Stack } from '../../src/ui'
import { useSurroundings } from '../support/surroundings'
import { ContrastTable } from './ContrastTable'
import { IconSheet } from './IconSheet'
import { Ramps } from './Ramps'
import { Measures, TypeScale } from './Scales'

/** A story that shows one brand, whatever the toolbar says. */
export const brandPage = (brand: string): StoryObj => ({
  render: () => <BrandPage />,
  globals: { brand },
  tags: ['!autodocs'],
})

/** A brand at a glance: everything that its folder turns into. */
export function BrandPage() {
  const { brand, theme } = useSurroundings()
  const { assets, name, layout } = brand.brand
  const logo = brandPicture(brand.id, theme === 'dark' ? (assets.logoDark ?? assets.logo) : assets.logo)
  return (
    <Sheet>
      <Cover>
        {logo === undefined ? null : <img src={logo} alt="" height={40} />}
        <h1>{name}</h1>
        <Cluster>
          <Badge>{layout.header}</Badge>
          <Badge>{layout.hero}</Badge>
          <Badge>{layout.card}</Badge>
          <Badge>{brand.theme.imagery}</Badge>
        </Cluster>
        <Cluster>
          <Button variant="primary">Primary</Button>
          <Button>Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button variant="danger">Danger</Button>
        </Cluster>
      </Cover>
      {brand.problems.map((problem) => (
        <Notice key={problem} tone="danger">
          {problem}
        </Notice>
      ))}
      <Part title="Colours">
        <Ramps brand={brand} mode={theme} />
      </Part>
      <Part title="Contrast">
        <ContrastTable brand={brand} />
      </Part>
      <Part title="Type">
        <TypeScale brand={brand} />
      </Part>
      <Part title="Measures">
        <Measures brand={brand} />
      </Part>
      <Part title="Icons">
        <IconSheet />
      </Part>
    </Sheet>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <h2>{title}</h2>
      {children}
    </Stack>
  )
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  max-inline-size: 1200px;
  margin-inline: auto;
  padding: var(--space-5);
`

const Cover = styled.header`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding: var(--space-6);
  border-radius: var(--radius-l);
  background-color: var(--surface-1);
  background-image: var(--backdrop);
`

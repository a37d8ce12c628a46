import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { Tokens } from './Tokens'

/** Page of a component: what it is, its props, the theme tokens that it reads, its stories. */
export function DocsPage() {
  const of = useOf('meta', ['meta'])
  const name = of.preparedMeta.title.split('/').at(-1) ?? ''
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Tokens component={name} />
      <Stories includePrimary={false} />
    </>
  )
}

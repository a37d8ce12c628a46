import type { ComponentType } from 'react'

/** As wide as a form. */
export const narrow = (Story: ComponentType) => (
  <div style={{ maxInlineSize: 380 }}>
    <Story />
  </div>
)

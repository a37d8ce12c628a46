import { useInspectorTranslation } from '../useInspectorTranslation'
import styled from 'styled-components'
import type { ColourRole, Mode } from '../../../theme/resolve'

type Pair = Readonly<Record<Mode, string>>

interface ColourRowProps {
  readonly role: ColourRole
  readonly colour: Pair
  readonly onColour: (colour: Pair) => void
}

/** One colour of the theme in both themes; its name is what theme.json calls it. */
export function ColourRow({ role, colour, onColour }: ColourRowProps) {
  const { t } = useInspectorTranslation()
  const names = { dark: t('app.inspector.dark'), light: t('app.inspector.light') }
  return (
    <Row role="group" aria-label={role}>
      <code>{role}</code>
      {(['dark', 'light'] as const).map((mode) => (
        <label key={mode}>
          <small>{names[mode]}</small>
          <input
            type="color"
            aria-label={`${role}, ${names[mode]}`}
            value={colour[mode]}
            onChange={({ currentTarget: { value } }) => onColour({ ...colour, [mode]: value })}
          />
        </label>
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 48px;
  border-block-end: 1px solid var(--line);

  code {
    flex: 1;
  }

  label {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  small {
    color: var(--text-muted);
  }

  input {
    inline-size: 44px;
    block-size: 36px;
    padding: 2px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background-color: var(--surface-sunken);
    cursor: pointer;
  }
`

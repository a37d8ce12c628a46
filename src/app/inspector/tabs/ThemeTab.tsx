import { useInspectorTranslation } from '../useInspectorTranslation'
import styled from 'styled-components'
import { useAtom, useAtomValue, useSetAtom } from '../../../state/atoms'
import { brandAtom } from '../../../site/brand'
import { themeModeAtom } from '../../../theme/mode'
import { colourRoles, type Density, type Imagery } from '../../../theme/resolve'
import { Segmented, Stack } from '../../../ui'
import { setDefaultTheme } from '../model/changes'
import { changeBrandAtom, themeAtom } from '../state'
import { ColourRow } from './ColourRow'
import { ContrastList } from './ContrastList'

/** The few tokens of theme.json; everything else is derived from them as the edge does it. */
export function ThemeTab() {
  const { t } = useInspectorTranslation()
  const [theme, setTheme] = useAtom(themeAtom)
  const { theme: brandTheme } = useAtomValue(brandAtom)
  const own = useAtomValue(themeModeAtom)
  const changeBrand = useSetAtom(changeBrandAtom)
  const densities: readonly { id: Density; label: string }[] = [
    { id: 'compact', label: t('app.inspector.compact') },
    { id: 'cosy', label: t('app.inspector.cosy') },
    { id: 'airy', label: t('app.inspector.airy') },
  ]
  const imageries: readonly { id: Imagery; label: string }[] = [
    { id: 'glow', label: t('app.inspector.glow') },
    { id: 'paper', label: t('app.inspector.paper') },
    { id: 'dune', label: t('app.inspector.dune') },
  ]
  const modes = [
    { id: 'dark', label: t('app.inspector.dark') },
    { id: 'light', label: t('app.inspector.light') },
  ] as const
  return (
    <Stack gap={4}>
      <div>
        {colourRoles.map((role) => (
          <ColourRow
            key={role}
            role={role}
            colour={theme.colors[role]}
            onColour={(colour) => setTheme({ ...theme, colors: { ...theme.colors, [role]: colour } })}
          />
        ))}
      </div>
      <Group>
        <label htmlFor="inspector-radius">{t('app.inspector.radius', { radius: theme.radius })}</label>
        <Range
          id="inspector-radius"
          type="range"
          min={0}
          max={24}
          value={theme.radius}
          onChange={({ currentTarget }) => setTheme({ ...theme, radius: currentTarget.valueAsNumber })}
        />
      </Group>
      <Group>
        <span>{t('app.inspector.density')}</span>
        <Segmented
          label={t('app.inspector.density')}
          segments={densities}
          selected={theme.density}
          onSelect={(density) => setTheme({ ...theme, density })}
        />
      </Group>
      <Group>
        <span>{t('app.inspector.imagery')}</span>
        <Segmented
          label={t('app.inspector.imagery')}
          segments={imageries}
          selected={theme.imagery}
          onSelect={(imagery) => setTheme({ ...theme, imagery })}
        />
      </Group>
      <Group>
        <span>{t('app.inspector.defaultTheme')}</span>
        <Segmented
          label={t('app.inspector.defaultTheme')}
          segments={modes}
          selected={brandTheme.default}
          onSelect={(mode) => changeBrand((brand) => setDefaultTheme(brand, mode))}
        />
        {own === undefined ? null : <small>{t('app.inspector.ownTheme')}</small>}
      </Group>
      <ContrastList theme={theme} />
    </Stack>
  )
}

const Range = styled.input`
  inline-size: 100%;
  min-block-size: 32px;
  accent-color: var(--accent-text);
`

const Group = styled.div`
  display: grid;
  gap: var(--space-2);

  small {
    color: var(--text-muted);
  }
`

import { useAtomValue } from '../../../state/atoms'
import { useTranslation } from '../../../i18n/translate'
import styled from 'styled-components'
import { sessionAtom } from '../../../session/session'
import { brandAssetAtom, brandAtom, brandTextAtom } from '../../../site/brand'
import { useModal } from '../../../site/modal'
import { modals } from '../../../site/paths'
import { canRegisterAtom } from '../../../site/site'
import { Button, Image } from '../../../ui'
import { HeroBox } from './HeroBox'
import { heroSources } from './heroSources'
import type { HeroVariant } from './heroVariant'
import { Picture, Slide } from './slide.styles'
import { Words } from './slideWords'

/** The brand itself, where the platform has no banners: name, tagline and the way in. */
export function BrandHero({ variant }: { variant: HeroVariant }) {
  const { t } = useTranslation()
  const { name, tagline, assets } = useAtomValue(brandAtom)
  const text = useAtomValue(brandTextAtom)
  const sources = heroSources(assets, useAtomValue(brandAssetAtom))
  const canRegister = useAtomValue(canRegisterAtom)
  const visitor = useAtomValue(sessionAtom).state === 'visitor'
  const { open } = useModal()
  return (
    <HeroBox id="hero" $variant={variant}>
      <Slide as="div" $variant={variant}>
        <Picture $variant={variant}>{sources && <Image {...sources} alt="" ratio={16 / 7} eager />}</Picture>
        <Words $variant={variant}>
          <Name>{name}</Name>
          {tagline === undefined ? null : <p>{text(tagline)}</p>}
          {visitor && canRegister ? (
            <Button variant="primary" size="l" onClick={() => open(modals.register)}>
              {t('home.hero.register')}
            </Button>
          ) : null}
        </Words>
      </Slide>
    </HeroBox>
  )
}

const Name = styled.h2`
  text-wrap: balance;
`

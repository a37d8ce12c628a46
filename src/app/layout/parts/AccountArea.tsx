import { useAtomValue } from '../../../state/atoms'
import styled from 'styled-components'
import { sessionAtom } from '../../../session/session'
import { SlotItem, useSlot } from '../../../site/Slot'
import { media, Skeleton } from '../../../ui'

/** Sign-in buttons or the account panel. Held open while it loads, so that its neighbours stay where they are. */
export function AccountArea() {
  const items = useSlot('header.account')
  const visitor = useAtomValue(sessionAtom).state === 'visitor'
  return (
    <Box>
      {items.map((item) => (
        <SlotItem
          key={item.id}
          slot="header.account"
          item={item}
          fallback={<Skeleton width={visitor ? 176 : 200} height={44} radius="var(--radius-m)" />}
          failed={() => null}
        />
      ))}
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  /* the mark beside it gives way first: not by the fraction of a pixel that breaks a sum */
  flex: 0 0.00001 auto;
  min-inline-size: 0;
  /* a bar is no form: buttons a little lower than a field */
  --control-h: 44px;

  @media ${media.phone} {
    --control-h: 40px;
    --space-2: 6px;

    > div > button {
      padding-inline: 12px;
      font-size: min(var(--fs-sm), 4vw);
    }
  }

  /* where only the text is larger and the layout does not know, words grow as far as there is room beside the mark */
  @media ${media.tabletUp} {
    --bar-text: min(1rem, 2.4vw);

    > div > button,
    > button {
      font-size: var(--bar-text);
      white-space: nowrap;
    }
  }
  @media ${media.desktopUp} {
    --bar-text: min(1rem, 1.5vw);
  }

  /* a line of its own below the mark; what is a single button stays beside that */
  @media ${media.largeText} {
    display: contents;

    > div {
      flex: 1 1 100%;
      flex-wrap: wrap;
      order: 1;
    }
    > div > button {
      flex: 1 1 auto;
      font-size: var(--fs-sm);
    }
  }
`

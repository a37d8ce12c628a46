import { paths } from '../../site/paths'
import { useSlot } from '../../site/Slot'

/** The header's links, of which those about help, and those that leave the site, stand apart from its pages. */
export function useFootLinks() {
  const links = useSlot('header.link')
  const isHelp = ({ link, props }: (typeof links)[number]) =>
    link === undefined ? props.to === paths.help : link.newTab === true
  return { pages: links.filter((item) => !isHelp(item)), help: links.filter(isHelp) }
}

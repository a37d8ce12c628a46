import { Button, type ButtonProps } from '../../src/ui'
import { useSay } from './say'

/** A button inside an arg, where the words of args are not reached: says its English ones in the toolbar's language. */
export function SaidButton({ children, ...rest }: Omit<ButtonProps, 'children'> & { readonly children: string }) {
  return <Button {...rest}>{useSay()(children)}</Button>
}

export const Said = ({ children }: { readonly children: string }) => useSay()(children)

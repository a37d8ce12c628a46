import { SocialButton } from './SocialButton'

export default function FacebookLogin() {
  return <SocialButton channel="facebook" />
}

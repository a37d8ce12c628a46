import { SocialButton } from './SocialButton'

export default function GoogleLogin() {
  return <SocialButton channel="google" />
}

import { Component, type ReactNode } from 'react'
import { ChunkLoadFailure } from './importWithTimeout'
import { reloadIfReachable } from './reloadIfReachable'

export interface SlotFailure {
  readonly error: unknown
  readonly retry: () => void
}

interface Props {
  readonly children: ReactNode
  /** Called before another try, now or when the part is drawn the next time. */
  readonly forget?: () => void
  readonly failed: (failure: SlotFailure) => ReactNode
}

interface State {
  readonly failure: { readonly error: unknown } | undefined
}

/** An error boundary around one part, so that header, footer and the rest of the page survive it. */
export class SlotBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }
  private retried = false

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  // what has failed fails again only after another try
  override componentDidCatch(error: unknown) {
    if (this.retried && error instanceof ChunkLoadFailure && error.reason === 'failed') void reloadIfReachable()
  }

  override componentWillUnmount() {
    if (this.state.failure) this.props.forget?.()
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const retry = () => {
      this.retried = true
      this.props.forget?.()
      this.setState({ failure: undefined })
    }
    return this.props.failed({ ...failure, retry })
  }
}

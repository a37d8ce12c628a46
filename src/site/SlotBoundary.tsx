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

/** An error boundary around one part, so that header, footer and the rest of the page survive it. */
export class SlotBoundary extends Component<Props, { readonly error: unknown; readonly broken: boolean }> {
  override state = { error: undefined, broken: false }
  private retried = false

  static getDerivedStateFromError(error: unknown) {
    return { error, broken: true }
  }

  override componentDidCatch(error: unknown) {
    if (this.retried && error instanceof ChunkLoadFailure && error.reason === 'failed') void reloadIfReachable()
    this.retried = false
  }

  override componentWillUnmount() {
    if (this.state.broken) this.props.forget?.()
  }

  override render() {
    if (!this.state.broken) return this.props.children
    const retry = () => {
      this.retried = true
      this.props.forget?.()
      this.setState({ error: undefined, broken: false })
    }
    return this.props.failed({ error: this.state.error, retry })
  }
}

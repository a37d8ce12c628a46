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

/** The browser's words for a file that did not come, in which most of them name it. */
const lostBy = (error: unknown) => error instanceof ChunkLoadFailure && (error.cause as Error | undefined)?.message

/** An error boundary around one part, so that header, footer and the rest of the page survive it. */
export class SlotBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }
  private retried: unknown

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  // what failed before another try has failed again; something else within may be there with the next one
  override componentDidCatch(error: unknown) {
    const lost = lostBy(error)
    if (lost && lost === this.retried) void reloadIfReachable()
  }

  override componentWillUnmount() {
    if (this.state.failure) this.props.forget?.()
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const retry = () => {
      this.retried = lostBy(failure.error)
      this.props.forget?.()
      this.setState({ failure: undefined })
    }
    return this.props.failed({ ...failure, retry })
  }
}

import { Component, type ComponentType, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  fallback: ComponentType<{ message: string }>
  /** When this becomes true, children that threw are rendered again. */
  isShown: boolean
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { message?: string | undefined }> {
  override state: { message?: string | undefined } = {}

  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    // oxlint-disable-next-line react/no-did-update-set-state -- only what failed is rendered again
    if (this.props.isShown && !previous.isShown) this.setState({ message: undefined })
  }

  override render() {
    const { children, fallback: Fallback, isShown } = this.props
    const { message } = this.state
    if (message === undefined) return children
    return isShown && <Fallback message={message} />
  }
}

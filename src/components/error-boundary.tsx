import { Component, type ComponentType, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  fallback: ComponentType<{ message: string }>
  /** Called when the fallback has taken the children's place. */
  onFallback: () => void
}

/** Shows `fallback` in place of children that throw while they render. To try again, make it anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { message?: string }> {
  override state: { message?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    queueMicrotask(this.props.onFallback)
  }

  override render() {
    const { children, fallback: Fallback } = this.props
    const { message } = this.state
    return message === undefined ? children : <Fallback message={message} />
  }
}

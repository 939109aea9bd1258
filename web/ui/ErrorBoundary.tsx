import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Shown in place of content that has an error; `retry` shows the content again. */
  fallback: (retry: () => void) => ReactNode
  onError: () => void
}

/** Keeps an error of its content from the page around it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false }
  static getDerivedStateFromError() {
    return { hasError: true }
  }
  override componentDidCatch() {
    this.props.onError()
  }
  override render() {
    const { children, fallback } = this.props
    return this.state.hasError ? fallback(() => this.setState({ hasError: false })) : children
  }
}

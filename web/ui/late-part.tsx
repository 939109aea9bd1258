import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Failed } from './Failed.tsx'
import { loadCode } from './load-code.ts'

interface LatePartOptions<Props> {
  /** Shown until the code is there. */
  waiting?: ReactNode
  /** What a message about a failure, with a button to try again, calls it: "The map". Without one, nothing is shown then. */
  name?: string
  /** The part itself, where the server renders it. */
  onServer?: ComponentType<Props> | undefined
}

/** A part of a page whose code is loaded when the part is first shown. What goes wrong with it costs only its own place. */
export const createLatePart = <Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  { waiting, name, onServer }: LatePartOptions<Props> = {},
): ComponentType<Props> => {
  const create = (isRetry = false) => lazy(async () => ({ default: await loadCode(read, isRetry) }))
  /** All places share the code, and none begins with a failure of another. */
  let [shared, hasFailed] = [create(), false]
  const takeShared = () => {
    if (hasFailed) [shared, hasFailed] = [create(), false]
    return shared
  }
  return function LatePart(props: Props) {
    const [Loaded, setLoaded] = useState(takeShared)
    const Part = (onServer ?? Loaded) as ComponentType<Props>
    const loadAgain = () => {
      ;[shared, hasFailed] = [create(true), false]
      setLoaded(shared)
    }
    const showFailure = (showAgain: () => void) => {
      const retry = () => {
        loadAgain()
        showAgain()
      }
      const message = `${name} could not be loaded. Please check your internet connection and try again.`
      return name && <Failed message={message} onRetry={retry} />
    }
    return (
      <ErrorBoundary fallback={showFailure} onError={() => (hasFailed = true)}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

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

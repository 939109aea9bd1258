import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Failed } from './Failed.tsx'
import { loadCode } from './load-code.ts'

interface LazyComponentOptions<Props> {
  waiting?: ReactNode
  /** For the failure message, such as "The map"; without it, a failure shows nothing. */
  name?: string
  onServer?: ComponentType<Props> | undefined
}

/** A failure affects only its own place. */
export const createLazyComponent = <Props extends object>(
  read: () => Promise<ComponentType<Props>>,
  { waiting, name, onServer }: LazyComponentOptions<Props> = {},
): ComponentType<Props> => {
  /** All places share the code, but not a failure. */
  const create = (isRetry = false) =>
    lazy(async () => {
      try {
        return { default: await loadCode(read, isRetry) }
      } catch (error) {
        shared = create()
        throw error
      }
    })
  let shared = create()
  return function LatePart(props: Props) {
    const [Loaded, setLoaded] = useState(() => shared)
    const Part = (onServer ?? Loaded) as ComponentType<Props>
    const report = (problem: string, onRetry: () => unknown) =>
      name && (
        <Failed
          message={`${name} ${problem}. Please check your internet connection and try again.`}
          onRetry={onRetry}
        />
      )
    const showFailure = (showAgain: () => void) => {
      const retry = () => {
        shared = create(true)
        setLoaded(shared)
        showAgain()
      }
      return report('could not be loaded', retry)
    }
    const reload = () => window.early?.reloadIfUseful({ isRetry: true })
    const late = report('takes long to load', reload) || waiting
    return (
      <ErrorBoundary fallback={showFailure}>
        <Suspense fallback={<Waiting late={late}>{waiting}</Waiting>}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

const lateMs = 10_000

/** A script may neither arrive nor fail. */
const Waiting = ({ children, late }: { children: ReactNode; late: ReactNode }) => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? late : children
}

interface ErrorBoundaryProps {
  children: ReactNode
  /** `retry` renders the content again. */
  fallback: (retry: () => void) => ReactNode
  onError?: () => void
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasError: boolean }> {
  override state = { hasError: false }
  static getDerivedStateFromError() {
    return { hasError: true }
  }
  override componentDidCatch() {
    this.props.onError?.()
  }
  override render() {
    const { children, fallback } = this.props
    return this.state.hasError ? fallback(() => this.setState({ hasError: false })) : children
  }
}

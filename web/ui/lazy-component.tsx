import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { Failed } from './Failed.tsx'
import { checkConnection } from './failure-text.ts'
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
      name && <Failed message={`${name} ${problem}. ${checkConnection}`} onRetry={onRetry} />
    const showFailure = (showAgain: () => void) => {
      const retry = () => {
        shared = create(true)
        setLoaded(shared)
        showAgain()
      }
      return report('could not be loaded', retry)
    }
    return (
      <ErrorBoundary fallback={showFailure}>
        <Suspense fallback={<Waiting report={report}>{waiting}</Waiting>}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}

/** A script may neither arrive nor fail. */
export const lateMs = 10_000

type Report = (problem: string, onRetry: () => unknown) => ReactNode

const Waiting = ({ children, report }: { children: ReactNode; report: Report }) => {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (isLate) return undefined
    const timer = setTimeout(() => setLate(true), lateMs)
    return () => clearTimeout(timer)
  }, [isLate])
  const retry = async () => {
    setLate(false)
    setLate(!(await window.early?.reloadIfUseful({ isRetry: true })))
  }
  return (isLate && report('takes long to load', retry)) || children
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

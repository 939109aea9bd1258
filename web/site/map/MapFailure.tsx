import { Icon } from '../../ui/kit/Icon.tsx'

interface MapFailureProps {
  onRetry: () => void
  /** Without it, the message replaces the map. */
  onClose?: () => void
}

/** Replaces a map that cannot load; appears below its picture. */
export const MapFailure = ({ onRetry, onClose }: MapFailureProps) => (
  <div className={onClose ? 'card flat row small-text map-failure below' : 'card stack map-note map-failure'}>
    <div role="alert">
      <strong>Failed to load the map service. Please try again later.</strong>
      <p>Please check your internet connection or try again later.</p>
    </div>
    <button type="button" className="outline-button" onClick={onRetry}>
      Try Again
    </button>
    {onClose && (
      <button type="button" className="square map-failure-close" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    )}
  </div>
)

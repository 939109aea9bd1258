interface MapFailureProps {
  /** What the map would have shown: "Map: where Honeybourne Blinds is". */
  label: string
  isSmall?: boolean
  onRetry: () => void
}

/** In a map's place where its code or its data could not be loaded. */
export const MapFailure = ({ label, isSmall = false, onRetry }: MapFailureProps) => (
  <section className={isSmall ? 'supplier-map small map-failure' : 'supplier-map map-failure'} aria-label={label}>
    <div role="alert">
      <strong>Failed to load the map service. Please try again later.</strong>
      <p>Please check your internet connection or try again later.</p>
    </div>
    <button type="button" className="outline-button" onClick={onRetry}>
      Try Again
    </button>
  </section>
)

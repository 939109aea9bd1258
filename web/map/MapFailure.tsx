/** Over a map, or in its place, where its code or its data could not be loaded. */
export const MapFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div className="map-note map-failure">
    <div role="alert">
      <strong>Failed to load the map service. Please try again later.</strong>
      <p>Please check your internet connection or try again later.</p>
    </div>
    <button type="button" className="outline-button" onClick={onRetry}>
      Try Again
    </button>
  </div>
)

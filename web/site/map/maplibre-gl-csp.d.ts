/** The worker is a file of its own, so that the content security policy needs no exception. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  export * from 'maplibre-gl'
  import * as maplibre from 'maplibre-gl'
  export default maplibre
}
declare module 'mapbox-gl/dist/mapbox-gl-csp.js' {
  import mapbox from 'mapbox-gl'
  export default mapbox
}

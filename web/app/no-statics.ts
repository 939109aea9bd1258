/** Stands in the browser for hoist-non-react-statics: only Emotion's withTheme needs it, and nothing here needs that. */
export default <T>(component: T): T => component

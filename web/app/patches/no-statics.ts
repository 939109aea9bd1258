/** Replaces hoist-non-react-statics in the browser: only Emotion's withTheme needs it, which nothing here uses. */
export default <T>(component: T): T => component

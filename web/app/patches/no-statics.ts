/** Replaces hoist-non-react-statics, which only Emotion's withTheme needs. */
export default <T>(component: T): T => component

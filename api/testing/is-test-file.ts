/** Nothing that is built or started may import it. */
export const isTestFile = (file: string): boolean =>
  /\.test\.tsx?$|^api\/testing\/|^web\/(?:e2e\/|test-|app\/(?:mock-|show-)|site\/(?:\w+\/build-|location\/test-position)|ui\/page\/read-structured-data)/.test(
    file,
  )

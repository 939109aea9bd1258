/** Whether a file serves tests only: nothing that is built or started may import it. */
export const isTestFile = (file: string): boolean =>
  /\.test\.tsx?$|^api\/testing\/|^web\/(?:e2e\/|test-|app\/show-page|site\/map\/test-position)/.test(file)

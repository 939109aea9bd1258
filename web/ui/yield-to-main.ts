/** Pauses between two pieces of work, so that a slow phone can respond to touch. */
export const yieldToMain = () => new Promise<void>((done) => setTimeout(done))

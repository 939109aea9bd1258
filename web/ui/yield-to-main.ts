/** A pause between two pieces of work, in which a slow phone can respond to touch. */
export const yieldToMain = () => new Promise<void>((done) => setTimeout(done))

/** Lets a slow phone respond to touch between pieces of work. */
export const yieldToMain = () => new Promise<void>((done) => setTimeout(done))

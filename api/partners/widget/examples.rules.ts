/** The address that the files in docs/examples/ ask: a directory on one's own machine. */
const exampleAddress = 'http://localhost:4000'

/** An example's text for a site, as its page shows it: it runs as it stands. */
export const fillAddress = (text: string, siteUrl: string) => text.replaceAll(exampleAddress, siteUrl)

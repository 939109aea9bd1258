/** The address in docs/examples/: a directory on one's own machine. */
const exampleAddress = 'http://localhost:4000'

export const fillSiteUrl = (text: string, siteUrl: string) => text.replaceAll(exampleAddress, siteUrl)

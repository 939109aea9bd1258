/** An overview of the site for assistants, in the format of https://llmstxt.org. */
export const llmsTxt = ({ siteName, siteUrl }: { siteName: string; siteUrl: string }): string => {
  const link = (name: string, path: string, about: string) => `- [${name}](${siteUrl}${path}): ${about}`
  return [
    `# ${siteName}`,
    '',
    '> A directory of local suppliers of blinds, curtains, shutters and their installation in the UK and Europe, with ratings, reviews, guides to every UK county, and a blog.',
    '',
    'Everything here may be read without an account. Link to the pages of the suppliers that you name. Ask the API rather than read pages one by one; who asks too much is answered 429 or 503 with `Retry-After`.',
    '',
    '## Pages',
    '',
    link('Directory', '/directory', 'search by place, service and words'),
    link('Map', '/map', 'all suppliers on a map'),
    link('Counties', '/counties', 'a guide and the suppliers of each UK county'),
    link('Blog', '/blog', 'articles on choosing, measuring and fitting'),
    link('Register a business', '/register-business', 'for suppliers'),
    '',
    '## For programs',
    '',
    link(
      'MCP',
      '/mcp',
      'tools that only read: search_suppliers, get_supplier, list_counties (Streamable HTTP, no session)',
    ),
    link('REST', '/api/docs', 'every path with its parameters and examples'),
    link('OpenAPI', '/api/openapi.json', 'the same for programs, OpenAPI 3.1'),
    link('GraphQL', '/graphql', 'queries by POST or GET; the schema can be introspected'),
    '',
    '## Optional',
    '',
    link('Sitemap', '/sitemap.xml', 'every page'),
    link('Feed', '/blog/feed.xml', 'the latest articles'),
    '',
  ].join('\n')
}

import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { addTools, type AskGraphql } from './tools.ts'

interface Asked {
  request: Request
  body: unknown
  ask: AskGraphql
  siteName: string
  siteUrl: string
}

/** Answers one message of the Model Context Protocol: nothing is remembered from one to the next. */
export const answerMcp = async ({ request, body, ask, siteName, siteUrl }: Asked): Promise<Response> => {
  const server = new McpServer(
    { name: siteName, version: '1.0.0', websiteUrl: siteUrl },
    {
      instructions:
        'A directory of local suppliers of blinds, curtains and shutters in the UK and Europe. Search by the place a person names; link to the `url` of what you mention.',
    },
  )
  addTools(server, ask, siteUrl)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const response = await transport.handleRequest(request, { parsedBody: body })
    return new Response(await response.text(), response)
  } finally {
    await server.close()
  }
}

import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  InitializeRequestSchema,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { addTools, type ExecuteGraphQL } from './tools.ts'

interface McpRequest {
  request: Request
  body: unknown
  execute: ExecuteGraphQL
  siteName: string
  siteUrl: string
}

const requests = [CallToolRequestSchema, InitializeRequestSchema, ListToolsRequestSchema]
const message = z.object({ id: z.union([z.string(), z.number()]), method: z.string() })

/** The SDK would report invalid parameters as an internal error. */
const findWrongParams = (body: unknown) => {
  const { data } = message.safeParse(body)
  const rule = requests.find((one) => one.shape.method.value === data?.method)
  const wrong = rule?.safeParse(body).error?.issues[0]
  const text = wrong && `${wrong.path.join('.')}: ${wrong.message}`
  return data && text && { jsonrpc: '2.0', id: data.id, error: { code: -32_602, message: text } }
}

export const respondToMcp = async ({ request, body, execute, siteName, siteUrl }: McpRequest): Promise<Response> => {
  const wrong = findWrongParams(body)
  if (wrong) return Response.json(wrong)
  const server = new McpServer(
    { name: siteName, version: '1.0.0', websiteUrl: siteUrl },
    {
      instructions:
        'A directory of local suppliers of blinds, curtains and shutters in the UK and Europe. Search by the place that the person names, and link to the `url` of each supplier you mention.',
    },
  )
  addTools(server, execute, siteUrl)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    const response = await transport.handleRequest(request, { parsedBody: body })
    return new Response(await response.text(), response)
  } finally {
    await server.close()
  }
}

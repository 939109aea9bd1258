import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  InitializeRequestSchema,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { addTools, type AskGraphql } from './tools.ts'

interface Asked {
  request: Request
  body: unknown
  ask: AskGraphql
  siteName: string
  siteUrl: string
}

const requests = [CallToolRequestSchema, InitializeRequestSchema, ListToolsRequestSchema]
const message = z.object({ id: z.union([z.string(), z.number()]), method: z.string() })

/** Finds invalid parameters, which the SDK would report as an internal error. */
const findWrongParams = (body: unknown) => {
  const { data } = message.safeParse(body)
  const rule = requests.find((one) => one.shape.method.value === data?.method)
  const wrong = rule?.safeParse(body).error?.issues[0]
  const text = wrong && `${wrong.path.join('.')}: ${wrong.message}`
  return data && text && { jsonrpc: '2.0', id: data.id, error: { code: -32_602, message: text } }
}

/** Handles one message of the Model Context Protocol, without a session. */
export const answerMcp = async ({ request, body, ask, siteName, siteUrl }: Asked): Promise<Response> => {
  const wrong = findWrongParams(body)
  if (wrong) return Response.json(wrong)
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

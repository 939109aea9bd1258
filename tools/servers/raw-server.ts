import { createServer } from 'node:http'
import pg from 'pg'
import { listenForBench } from './child.ts'
import { listSql as text } from './list-sql.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as { variables: { county: string } }
    const { rows } = await pool.query({ name: 'list', text, values: [variables.county] })
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ data: { suppliers: { nodes: rows } } }))
  })
})
listenForBench(server)

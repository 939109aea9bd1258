import { createServer } from 'node:http'
import { grafserv } from 'postgraphile/grafserv/node'
import { postgraphile } from 'postgraphile'
import { TYPES } from 'postgraphile/@dataplan/pg'
import { makePgService } from 'postgraphile/adaptors/pg'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { listenForBench } from '../servers/child.ts'

/** PostGraphile does not support multiranges and would log them; the list needs none. */
const multiranges: GraphileConfig.Plugin = {
  name: 'Multiranges',
  gather: {
    hooks: {
      pgCodecs_findPgCodec: (_, event) => {
        if (event.pgType.typtype === 'm') event.pgCodec ??= TYPES.text
      },
    },
  },
}

/** Set up as in its manual, without its explorer, on the same tables. */
const postgraphileServer = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [multiranges],
  disablePlugins: ['PgIndexBehaviorsPlugin'], // it does not know partial indexes, and would offer neither the filter nor the order
  pgServices: [
    makePgService({ connectionString: process.env.DATABASE_URL!, schemas: ['public'], poolConfig: { max: 10 } }),
  ],
  grafserv: { graphiql: false, watch: false },
  grafast: { explain: false },
})
const server = createServer()
await postgraphileServer.createServ(grafserv).addTo(server)
listenForBench(server)

import type { Server } from 'node:http'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { Context } from '../server/context.ts'
import { formatError, withRequestId } from './format-error.ts'
import { executeWith } from './patches/apollo-executor.ts'
import type { Pipeline } from './pipeline.ts'

/** GraphQL over HTTP: Apollo's checks around the pipeline. `close` ends its open sockets when the process stops. */
export const createApollo = (pipeline: Pipeline, httpServer: Server, close: () => Promise<void>) =>
  new ApolloServer<Context>({
    gateway: executeWith<Context>(pipeline.schema, async (asked) =>
      withRequestId(await pipeline.run(asked), asked.context.requestId),
    ),
    ...pipeline.forApollo,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    formatError,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: true }),
      { serverWillStart: async () => ({ drainServer: close }) },
    ],
  })

import type { Server } from 'node:http'
import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { Context } from '../server/context.ts'
import { formatError, withRequestId } from './format-error.ts'
import { executeWith } from './patches/apollo-executor.ts'
import type { Pipeline } from './pipeline.ts'

interface Options {
  /** Ends its open sockets when the process stops. */
  close: () => Promise<void>
  /** Whether a browser gets Apollo's Sandbox, which is another host's script and is given no cookies. */
  hasSandbox?: boolean
}

/** GraphQL over HTTP: Apollo's checks around the pipeline. */
export const createApollo = (pipeline: Pipeline, httpServer: Server, { close, hasSandbox = false }: Options) =>
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
      hasSandbox
        ? ApolloServerPluginLandingPageLocalDefault({ embed: true, includeCookies: false })
        : ApolloServerPluginLandingPageDisabled(),
      { serverWillStart: async () => ({ drainServer: close }) },
    ],
  })

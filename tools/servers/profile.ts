import { Session, type Profiler } from 'node:inspector/promises'

/** By the files of their functions; the first match counts. */
const layers: [layer: string, files: RegExp][] = [
  ['PostgreSQL', /\/node_modules\/pg/],
  ['GraphQL', /\/node_modules\/(?:graphql|type-graphql|dataloader|@apollo\/server)/],
  ['React', /react-dom|\/node_modules\/react\/|emotion|chakra|ark-ui|zag-js/],
  ['routing', /react-router|\/undici/],
  ['store for the browser', /apollo-client|\/web\/(?:server-query|app\/(?:normalise|page-client))/],
  ['compression', /^node:zlib/],
  [
    'HTTP',
    /^node:(?:_http|net|internal\/(?:stream|http|_http))|\/node_modules\/(?:koa|@koa|cookies|parseurl|vary|fresh)/,
  ],
  ['screens', /\/server\/(?:server|assets\/)|\/web\//],
  ['our server', /\/dist\/server-|\/api\//], // built, as one
]

export type Shares = Record<string, number>

/** Until the returned function is called; shares are without idle time. */
export const startProfile = async () => {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.start')
  return async (): Promise<Shares> => {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    return getShares(profile)
  }
}

/** Node's own functions count for the layer that called them. */
export const getShares = ({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares => {
  const layerBy = new Map<number, string>()
  const name = (node: Profiler.ProfileNode, above: string) => {
    const { functionName, url } = node.callFrame
    if (functionName === '(idle)' || url === 'node:inspector') return 'idle' // the profile's own beginning
    if (functionName === '(garbage collector)') return 'garbage'
    const own = layers.find(([, files]) => files.test(url))?.[0] ?? above
    return own === 'HTTP' && above === 'PostgreSQL' ? above : own // a statement goes through a socket too
  }
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const walk = (node: Profiler.ProfileNode, above: string) => {
    const layer = name(node, above)
    layerBy.set(node.id, layer)
    for (const id of node.children ?? []) walk(byId.get(id)!, layer)
  }
  walk(nodes[0]!, 'the rest')
  const times = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const layer = layerBy.get(id)!
    times.set(layer, (times.get(layer) ?? 0) + timeDeltas[at]!)
  }
  times.delete('idle')
  const sum = [...times.values()].reduce((all, one) => all + one, 0)
  return Object.fromEntries([...times].toSorted(([, a], [, b]) => b - a).map(([layer, time]) => [layer, time / sum]))
}

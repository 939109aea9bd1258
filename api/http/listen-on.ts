import { createServer, type Server } from 'node:http'
import { StartError, type Env } from '../process/env.ts'

/** Reports a port in use before anything is built. @throws StartError naming PORT or HOST. */
export const probePort = async (env: Env) => {
  const probe = createServer()
  await listenOn(probe, env)
  await new Promise((done) => probe.close(done))
}

export const listenOn = (server: Server, { PORT, HOST }: Env) =>
  new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') fail(new StartError(`PORT ${PORT} is in use by another program`))
      else if (error.code === 'EACCES') fail(new StartError(`PORT ${PORT} cannot be used by this user`))
      else fail(new StartError(`HOST ${HOST} cannot be listened on: ${error.message}`))
    })
    server.listen(PORT, HOST, done)
  })

export const getServerUrl = (server: Server, env: Env) => {
  const address = server.address()
  const host = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(env.HOST) ? 'localhost' : env.HOST
  return `http://${host}:${typeof address === 'object' && address ? address.port : env.PORT}`
}

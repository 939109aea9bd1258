interface Sent {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** A browser that keeps its cookies; `origin` is asked for each request, `ip` is as a proxy reports it. */
export const testBrowser = (origin: () => string, ip = '192.0.2.1', jar = new Map<string, string>()) => {
  let given: string[] = []
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const rest = async (path: string, { method, body, headers = {} }: Sent = {}) => {
    const response = await fetch(origin() + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...(body === undefined ? {} : { body: body instanceof Blob ? body : JSON.stringify(body) }),
      headers: {
        'x-forwarded-for': ip,
        ...(jar.size ? { cookie: cookie() } : {}),
        ...(body === undefined || body instanceof Blob ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    given = response.headers.getSetCookie()
    for (const line of given) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      if (value && !line.includes('expires=Thu, 01 Jan 1970')) jar.set(name!, value)
      else jar.delete(name!)
    }
    return response
  }
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  type Answered = { data: any; errors?: any[] }
  const ask = async (query: string, variables = {}, headers: Record<string, string> = {}): Promise<Answered> =>
    (await (await rest('/graphql', { body: { query, variables }, headers })).json()) as never
  return {
    jar,
    cookie,
    rest,
    ask,
    /** The `set-cookie` lines of the last response. */
    given: () => given,
    signIn: (username = 'ada', password = 'lovelace', code?: string) =>
      ask(
        'mutation ($u: String!, $p: String!, $c: String) { signIn(username: $u, password: $p, code: $c) { username isAdmin } }',
        { u: username, p: password, c: code },
      ),
    me: async () => (await ask('{ me { username isAdmin } }')).data.me as { username: string; isAdmin: boolean } | null,
  }
}

interface SentRequest {
  method?: string
  body?: unknown
  headers?: Record<string, string>
}

/** `origin` is called for each request, `ip` is as reported by a proxy. */
export const testBrowser = (origin: () => string, ip = '192.0.2.1', jar = new Map<string, string>()) => {
  let given: string[] = []
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const rest = async (path: string, { method, body, headers = {} }: SentRequest = {}) => {
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
  type GraphQLResponse = { data: any; errors?: any[] }
  const execute = async (
    query: string,
    variables = {},
    headers: Record<string, string> = {},
  ): Promise<GraphQLResponse> =>
    (await (await rest('/graphql', { body: { query, variables }, headers })).json()) as never
  /** Returns the payload with the selection `wanted`, unless the mutation failed altogether. */
  const change = async (mutation: string, input: object, wanted: string) => {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`
    const query = `mutation ($input: ${type}) { ${mutation}(input: $input) { ${wanted} userErrors { field message code } } }`
    const { data, errors } = await execute(query, { input })
    return errors ? { errors } : data[mutation]
  }
  return {
    jar,
    cookie,
    rest,
    ask: execute,
    change,
    given: () => given,
    signIn: (username = 'ada', password = 'lovelace', code?: string) =>
      execute(
        'mutation ($input: SignInInput!) { signIn(input: $input) { user { username isAdmin } userErrors { field message } } }',
        { input: { username, password, code } },
      ),
    me: async () =>
      (await execute('{ me { username isAdmin } }')).data.me as { username: string; isAdmin: boolean } | null,
  }
}

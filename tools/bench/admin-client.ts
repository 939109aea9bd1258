import { password as defaultPassword } from '../../api/testing/site-process.ts'

export const createAdminClient = async (url: string, username = 'admin', password = defaultPassword) => {
  const { origin } = new URL(url)
  const headers = { 'content-type': 'application/json', origin }
  const body = JSON.stringify({ username, password })
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`signing in failed: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const execute = async <T>(query: string, variables = {}): Promise<T> => {
    const init = { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify({ query, variables }) }
    const { data, errors } = (await (await fetch(`${origin}/graphql`, init)).json()) as {
      data: T
      errors?: { message: string }[]
    }
    if (errors) throw new Error(errors[0]!.message)
    return data
  }
  return { ask: execute, cookie }
}

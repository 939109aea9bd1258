export const getLoginPath = (path: string): string =>
  path === '/admin' ? '/login' : `/login?next=${encodeURIComponent(path)}`

/** Ignores any other address, such as one on another site. */
export const getNextPath = (search: string): string | undefined => {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/admin\/[a-z-]+(\?[^#]*)?$/.test(next) ? next : undefined
}

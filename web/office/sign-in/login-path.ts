/** The sign-in page, which returns to `path`. */
export const getLoginPath = (path: string): string =>
  path === '/admin' ? '/login' : `/login?next=${encodeURIComponent(path)}`

/** The office screen to open after sign-in. Any other address, such as one on another site, is ignored. */
export const getNextPath = (search: string): string | undefined => {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/admin\/[a-z-]+(\?[^#]*)?$/.test(next) ? next : undefined
}

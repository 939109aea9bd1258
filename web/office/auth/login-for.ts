/** The sign-in page that leads back to where somebody was going. */
export const loginFor = (path: string): string =>
  path === '/admin' ? '/login' : `/login?next=${encodeURIComponent(path)}`

/** A screen of the office that a sign-in leads on to. Anything else, such as another site's address, is ignored. */
export const nextOf = (search: string): string | undefined => {
  const next = new URLSearchParams(search).get('next')
  return next && /^\/admin\/[a-z-]+(\?[^#]*)?$/.test(next) ? next : undefined
}

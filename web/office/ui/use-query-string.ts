import { use } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useNavigate } from 'react-router'

/** `useSearchParams` returns the last rendered query string, so quick changes would overwrite each other. */
export const useQueryString = () => {
  const { router } = use(RouterContext)!
  const navigate = useNavigate()
  const read = () => new URLSearchParams(router.state.location.search)
  return {
    read,
    /** Without a value, the parameter is removed. */
    set: (name: string, value: string | undefined) => {
      const params = read()
      if (value) params.set(name, value)
      else params.delete(name)
      void navigate(`?${params}`, { replace: true, preventScrollReset: true })
    },
  }
}

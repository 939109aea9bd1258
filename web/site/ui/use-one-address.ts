import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Replaces the address by `path`, once known, and keeps the query. */
export const useOneAddress = (path: string | null | undefined) => {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (path && encodeURI(path) !== pathname) void navigate(path + search, { replace: true })
  }, [path, pathname, search, navigate])
}

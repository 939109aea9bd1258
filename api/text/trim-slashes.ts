/**
 * A path with one slash at its start and none at its end, in time linear in its length: an expression such as /\/+$/ takes
 * seconds for a path of slashes with a letter behind. A path of slashes alone is one slash.
 */
export const trimSlashes = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  let start = 0
  while (start < end - 1 && path[start] === '/' && path[start + 1] === '/') start++
  return path.slice(start, end)
}

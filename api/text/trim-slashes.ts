/** One leading and no trailing slash, in linear time: /\/+$/ takes seconds for many slashes before a letter. */
export const trimSlashes = (path: string): string => {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  let start = 0
  while (start < end - 1 && path[start] === '/' && path[start + 1] === '/') start++
  return path.slice(start, end)
}

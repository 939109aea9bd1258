/** Invalid UTF-8 stays as it is. */
export const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

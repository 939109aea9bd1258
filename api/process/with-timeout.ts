/** Rejections before `ms` are passed on. */
export const withTimeout = async <T, Fallback>(
  ms: number,
  promise: Promise<T>,
  fallback: Fallback,
): Promise<T | Fallback> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<Fallback>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms)
  })
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer))
}

/** Rejections before `ms` are passed on. */
export const withTimeout = async <T, Late>(ms: number, promise: Promise<T>, fallback: Late): Promise<T | Late> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms)
  })
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer))
}

/** Resolves with the promise, or with `late` after `ms`. Rejections within `ms` are passed on. */
export const within = async <T, Late>(ms: number, asked: Promise<T>, late: Late): Promise<T | Late> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer))
}

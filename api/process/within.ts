/** What is asked for, or `late` where that takes longer than `ms`; a refusal that comes in time is thrown on. */
export const within = async <T, Late>(ms: number, asked: Promise<T>, late: Late): Promise<T | Late> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms)
  })
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer))
}

export const parseId = (id: string): number | undefined => {
  const number = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0
  return number > 0 && number <= 2_147_483_647 ? number : undefined
}

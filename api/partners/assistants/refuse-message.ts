export const refuseMessage = (message: string, data?: object) => ({
  jsonrpc: '2.0',
  error: { code: -32_600, message, ...(data ? { data } : {}) },
  id: null,
})

/** JSON-RPC's answer to a message that is not taken, beside the status that says so over HTTP. */
export const refuseMessage = (message: string, data?: object) => ({
  jsonrpc: '2.0',
  error: { code: -32_600, message, ...(data ? { data } : {}) },
  id: null,
})

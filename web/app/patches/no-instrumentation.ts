/** Replaces React Router's instrumentation, which is not used here. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <T>(router: T): T => router

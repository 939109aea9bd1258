/** Replaces what watches over React Router's routes in the browser, which nothing here asks for. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <T>(router: T): T => router

import Router from '@koa/router'

/** The REST paths of suppliers, for clients of the first version. */
export const supplierRoutes = (): Router => new Router()

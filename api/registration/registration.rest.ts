import Router from '@koa/router'
import { z } from 'zod'
import type { Context } from '../server/context.ts'
import { describeField, describeRoute, describeAnswer, pickFields } from '../server/describe-route.ts'
import { businessRequestRules } from './business-request.rules.ts'
import { registerSupplier } from './register-supplier.ts'
import { registrationRules } from './registration.rules.ts'
import { requestListing } from './request-listing.ts'

const createdAt = '2026-03-01T09:00:00.000Z'
const asSubmitted = (example: string) => describeField(z.string(), 'As submitted.', example)

const requestResponse = describeAnswer('BusinessRequest', {
  id: 4,
  businessName: 'Honeybourne Blinds',
  contactEmail: asSubmitted('hello@example.com'),
  contactPhone: asSubmitted('01242 555 0123'),
  status: 'pending',
  createdAt,
})
const request = describeRoute({
  tag: 'Registration',
  summary: 'Request a call back about a listing',
  details: 'At most five an hour from one IP address.',
  body: {
    rules: businessRequestRules,
    example: { businessName: 'Honeybourne Blinds', email: 'hello@example.com', phone: '01242 555 0123' },
  },
  status: 201,
  answer: requestResponse,
  refusals: [400, 429],
})
const registration = describeRoute({
  tag: 'Registration',
  summary: 'Register a business',
  details: 'The business is listed once an administrator approves it. At most five an hour from one IP address.',
  body: {
    rules: registrationRules,
    example: {
      name: 'Honeybourne Blinds',
      description: 'Made to measure blinds and shutters, fitted by ourselves.',
      email: 'hello@example.com',
      phone: '01242 555 0123',
      website: 'https://www.example.com',
      openingHours: 'Mon-Fri 9-5; Sat 10-4',
      services: ['Blinds', 'Installation'],
      address: '1 Promenade',
      city: 'Cheltenham',
      county: 'Gloucestershire',
      postcode: 'GL50 1NN',
      country: 'United Kingdom',
      contactEmail: 'owner@example.com',
    },
  },
  status: 201,
  answer: describeAnswer('Registration', {
    id: 4,
    registrationId: describeField(z.int(), 'The same, under a name that cannot be mistaken for a supplier’s id.', 4),
    name: 'Honeybourne Blinds',
    status: 'pending',
    createdAt,
  }),
  refusals: [400, 429],
})

/** For clients of the old API. */
export const registrationRoutes = (): Router =>
  new Router<{ context: Context }>()
    .post('/api/business-requests', request, async (ctx) => {
      ctx.body = pickFields(requestResponse, await requestListing(ctx.state.context, ctx.request.body))
      ctx.status = 201
    })
    .post('/api/suppliers', registration, async (ctx) => {
      const { id, name, status, createdAt } = await registerSupplier(ctx.state.context, ctx.request.body)
      ctx.status = 201
      ctx.body = { id, registrationId: id, name, status, createdAt }
    })

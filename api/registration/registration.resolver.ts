import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { inPayload, type Payload } from '../schema/payload.ts'
import { BusinessRequest } from './business-request.entity.ts'
import {
  CreateListingRequestInput,
  CreateListingRequestPayload,
  CreateRegistrationInput,
  CreateRegistrationPayload,
  countryNamed,
  offeredAs,
} from './create-registration.types.ts'
import { referenceNumber } from './reference.rules.ts'
import { registerSupplier } from './register-supplier.ts'
import { Registration } from './registration.entity.ts'
import { requestListing } from './request-listing.ts'

@Resolver()
export class RegistrationResolver {
  @Mutation(() => CreateListingRequestPayload, {
    nullable: true,
    description: 'Requests a listing; we write or call back. At most five an hour from one address.',
  })
  createListingRequest(
    @Ctx() context: Context,
    @Arg('input', () => CreateListingRequestInput, { description: 'The business, and how to reach it.' })
    input: CreateListingRequestInput,
  ): Promise<Payload<'request', BusinessRequest>> {
    return inPayload('request', () => requestListing(context, input))
  }

  @Mutation(() => CreateRegistrationPayload, {
    nullable: true,
    description:
      'Registers a business. It is listed once an administrator has approved it. At most five an hour from one address.',
  })
  createRegistration(
    @Ctx() context: Context,
    @Arg('input', () => CreateRegistrationInput, { description: 'The business, as it is to be listed.' })
    { country, services, ...input }: CreateRegistrationInput,
  ): Promise<Payload<'registration', Registration>> {
    const values = { ...input, country: countryNamed(country), services: services.map(offeredAs) }
    return inPayload('registration', () => registerSupplier(context, values))
  }
}

@Resolver(() => Registration)
export class RegistrationFieldsResolver {
  @FieldResolver(() => String, { description: 'The number to quote about it, such as `R-00042`.' })
  reference(@Root() { id }: Registration): string {
    return referenceNumber('REGISTRATION', id)
  }
}

@Resolver(() => BusinessRequest)
export class BusinessRequestFieldsResolver {
  @FieldResolver(() => String, { description: 'The number to quote about it, such as `L-00042`.' })
  reference(@Root() { id }: BusinessRequest): string {
    return referenceNumber('REQUEST', id)
  }
}

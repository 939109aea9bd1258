import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { deprecated } from '../server/deprecated.ts'
import { orUserErrors } from '../server/user-error.ts'
import { BusinessRequest } from './business-request.entity.ts'
import { BusinessRequestInput } from './business-request.input.ts'
import {
  CreateListingRequestInput,
  CreateListingRequestPayload,
  CreateRegistrationInput,
  CreateRegistrationPayload,
  countryNamed,
  offeredAs,
} from './create-registration.types.ts'
import { registerSupplier } from './register-supplier.ts'
import { Registration } from './registration.entity.ts'
import { RegistrationInput } from './registration.input.ts'
import { RequestState } from './request-state.ts'
import { requestListing } from './request-listing.ts'

/** Businesses that ask to be listed. */
@Resolver()
export class RegistrationResolver {
  @Mutation(() => BusinessRequest, {
    deprecationReason: deprecated(
      '2026-11-23',
      'use `createListingRequest`, which tells what is wrong in `userErrors`',
    ),
    description: 'Asks for a listing; someone writes or calls back. At most five an hour from one address.',
  })
  requestListing(
    @Ctx() context: Context,
    @Arg('input', () => BusinessRequestInput, { description: 'The business, and how to reach it.' })
    input: BusinessRequestInput,
  ): Promise<BusinessRequest> {
    return requestListing(context, input, input)
  }

  @Mutation(() => Registration, {
    deprecationReason: deprecated('2026-11-23', 'use `createRegistration`, which tells what is wrong in `userErrors`'),
    description:
      'Registers a business. It is listed once an administrator has approved it. At most five an hour from one address.',
  })
  registerSupplier(
    @Ctx() context: Context,
    @Arg('input', () => RegistrationInput, { description: 'The business, as it is to be listed.' })
    input: RegistrationInput,
  ): Promise<Registration> {
    return registerSupplier(context, input, input)
  }

  @Mutation(() => CreateListingRequestPayload, {
    nullable: true,
    description: 'Asks for a listing; someone writes or calls back. At most five an hour from one address.',
  })
  async createListingRequest(
    @Ctx() context: Context,
    @Arg('input', () => CreateListingRequestInput, { description: 'The business, and how to reach it.' })
    input: CreateListingRequestInput,
  ): Promise<CreateListingRequestPayload> {
    const { done, userErrors } = await orUserErrors(requestListing(context, input))
    return { request: done, userErrors }
  }

  @Mutation(() => CreateRegistrationPayload, {
    nullable: true,
    description:
      'Registers a business. It is listed once an administrator has approved it. At most five an hour from one address.',
  })
  async createRegistration(
    @Ctx() context: Context,
    @Arg('input', () => CreateRegistrationInput, { description: 'The business, as it is to be listed.' })
    { country, services, ...input }: CreateRegistrationInput,
  ): Promise<CreateRegistrationPayload> {
    const values = { ...input, country: countryNamed(country), services: services.map(offeredAs) }
    const { done, userErrors } = await orUserErrors(registerSupplier(context, values))
    return { registration: done, userErrors }
  }
}

@Resolver(() => Registration)
export class RegistrationFieldsResolver {
  @FieldResolver(() => RequestState, { description: 'How it stands: always PENDING when it was just sent.' })
  state(): RequestState {
    return 'PENDING'
  }
}

@Resolver(() => BusinessRequest)
export class BusinessRequestFieldsResolver {
  @FieldResolver(() => RequestState, { description: 'How it stands.' })
  state(@Root() { status }: BusinessRequest): RequestState {
    return status.toUpperCase() as Uppercase<typeof status>
  }
}

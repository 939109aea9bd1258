import { Resolver } from 'type-graphql'
import type { Context } from '../server/context.ts'
import { PayloadMutation } from '../schema/types.ts'
import { BusinessRequest } from './business-request.entity.ts'
import { CreateListingRequestInput, CreateRegistrationInput, countryWithCode } from './create-registration.types.ts'
import { registerSupplier } from './register-supplier.ts'
import { Registration } from './registration.entity.ts'
import { requestListing } from './request-listing.ts'

@Resolver()
export class RegistrationResolver {
  @PayloadMutation(
    'Requests a listing; we write or call back. At most five an hour from one IP address.',
    CreateListingRequestInput,
    { request: [() => BusinessRequest, 'The request; someone writes or calls back.'] },
  )
  createListingRequest = requestListing

  @PayloadMutation(
    'Registers a business. It is listed once an administrator has approved it. At most five an hour from one IP address.',
    CreateRegistrationInput,
    {
      registration: [
        () => Registration,
        'The registration; the business is listed once an administrator has approved it.',
      ],
    },
  )
  createRegistration(context: Context, { country, ...input }: CreateRegistrationInput): Promise<Registration> {
    return registerSupplier(context, { ...input, country: countryWithCode(country) })
  }
}

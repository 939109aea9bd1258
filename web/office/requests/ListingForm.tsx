import { supplierCountries } from '../../../api/places/areas/country.rules.ts'
import { listingRules, type ListingValues } from '../../../api/registration/registration.rules.ts'
import { useCreateSupplierFromRequestMutation } from './PendingCard.generated.ts'
import { ServicesStep } from '../../site/registration/ServicesStep.tsx'
import { toCountryCode, toServices } from '../../site/registration/to-codes.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { validate } from '../../ui/forms/validate.ts'
import type { Item } from './kinds.ts'
import { useDeciding } from './use-deciding.ts'
import '../../site/registration/RegisterPage.css'
import { AdminForm, FormButtons } from '../ui/forms/AdminForm.tsx'
import { SelectField, TextAreaField } from '../ui/forms/fields.tsx'

const check = validate(listingRules)

export const ListingForm = ({ item, onClose }: { item: Item; onClose: () => void }) => {
  const [createSupplier] = useCreateSupplierFromRequestMutation()
  const { run } = useDeciding(item)
  const given: Partial<ListingValues> = {
    name: item.title,
    email: item.email ?? '',
    phone: item.phone ?? '',
    country: 'United Kingdom',
    services: [],
  }
  const send = ({ country, services, ...listing }: ListingValues) => {
    const codes = { country: toCountryCode(country), services: toServices(services) }
    return run(() => createSupplier({ variables: { input: { requestId: item.id, ...listing, ...codes } } }))
  }
  return (
    <AdminForm<ListingValues>
      label={`List ${item.title}`}
      className="stack measure"
      isFocused
      onSubmit={send}
      validate={check}
      initialValues={given}
    >
      <TextField name="name" label="Business name" maxLength={120} />
      <div className="two-columns">
        <TextField name="email" label="Public email" type="email" maxLength={254} isOptional />
        <TextField name="phone" label="Public phone" type="tel" maxLength={40} isOptional />
        <TextField name="website" label="Website" type="url" maxLength={300} isOptional />
        <TextField name="address" label="Address" maxLength={300} isOptional />
        <TextField name="city" label="City" maxLength={100} isOptional />
        <TextField name="county" label="County" maxLength={100} isOptional />
        <TextField name="postcode" label="Postcode" maxLength={20} isOptional />
        <SelectField name="country" label="Country" choices={supplierCountries} />
      </div>
      <TextAreaField name="description" label="Description" rows={3} />
      <ServicesStep legend="Services" />
      <FormButtons label="List This Supplier" onClose={onClose} />
    </AdminForm>
  )
}

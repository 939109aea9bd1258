import { redirectRules } from '../../../api/office/redirects/redirect.rules.ts'
import {
  RedirectsDocument,
  useCreateRedirectMutation,
  useUpdateRedirectMutation,
  type RedirectsQuery,
} from './RedirectsTab.generated.ts'
import type { CreateRedirectInput } from '../../schema.generated.ts'
import { attempt } from '../ui/attempt.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { useOpenedVersion } from '../ui/forms/use-opened-version.ts'
import { validate } from '../../ui/forms/validate.ts'
import { AdminForm, FormButtons } from '../ui/forms/AdminForm.tsx'
import { CheckboxField } from '../ui/forms/fields.tsx'

export type ListedRedirect = NonNullable<RedirectsQuery['redirects']>['nodes'][number]

const check = validate(redirectRules)

interface RedirectFormProps {
  redirect?: ListedRedirect
  onClose: () => void
}

export const RedirectForm = ({ redirect, onClose }: RedirectFormProps) => {
  const renewed = { refetchQueries: [RedirectsDocument] }
  const [create] = useCreateRedirectMutation(renewed)
  const [update] = useUpdateRedirectMutation(renewed)
  const { version, onStale } = useOpenedVersion(redirect?.version, RedirectsDocument)
  const { fromPath = '', toAddress = '', isPermanent = true } = redirect ?? {}
  const send = (input: CreateRedirectInput) =>
    attempt({ refused: 'Redirect not saved', onStale }, async () => {
      await (redirect
        ? update({ variables: { input: { ...input, id: redirect.id, version } } })
        : create({ variables: { input } }))
      onClose()
      return { title: 'Redirect saved' }
    })
  return (
    <AdminForm<CreateRedirectInput>
      label={redirect ? `Redirect from ${fromPath}` : 'New redirect'}
      columns={2}
      isFocused
      onSubmit={send}
      validate={check}
      initialValues={{ fromPath, toAddress, isPermanent }}
    >
      <TextField
        name="fromPath"
        label="From"
        maxLength={300}
        help="A path on this site that has no page, such as /old-page."
      />
      <TextField
        name="toAddress"
        label="To"
        maxLength={500}
        help="A path on this site, or an address that starts with https://."
      />
      <div className="wide">
        <CheckboxField
          name="isPermanent"
          label="Permanent"
          help="Search engines switch to the new address (301). Otherwise they keep the old one (302)."
        />
      </div>
      <FormButtons label="Save Redirect" onClose={onClose} />
    </AdminForm>
  )
}

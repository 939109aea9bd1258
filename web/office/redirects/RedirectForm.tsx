import { redirectRules } from '../../../api/office/redirects/redirect.rules.ts'
import {
  RedirectsDocument,
  useCreateRedirectMutation,
  useUpdateRedirectMutation,
  type RedirectsQuery,
} from './RedirectsTab.generated.ts'
import { CheckboxField } from '../ui/forms/CheckboxField.tsx'
import { FormButtons } from '../ui/forms/FormButtons.tsx'
import { reportSaveFailure } from '../ui/forms/report-save-failure.ts'
import { TextField } from '../../ui/forms/TextField.tsx'
import { toast } from '../../ui/kit/toaster.tsx'
import { useOpenedVersion } from '../ui/forms/use-opened-version.ts'
import { validate } from '../../ui/forms/validate.ts'
import { AdminForm } from '../ui/forms/AdminForm.tsx'

export type ListedRedirect = NonNullable<RedirectsQuery['redirects']>['nodes'][number]

interface Values {
  fromPath: string
  toAddress: string
  isPermanent: boolean
}

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
  const send = async (input: Values) => {
    try {
      await (redirect
        ? update({ variables: { input: { ...input, id: redirect.id, version } } })
        : create({ variables: { input } }))
    } catch (error) {
      return reportSaveFailure(error, 'Redirect not saved', onStale)
    }
    toast({ title: 'Redirect saved', type: 'success' })
    onClose()
    return undefined
  }
  return (
    <AdminForm<Values>
      label={redirect ? `Redirect from ${fromPath}` : 'New redirect'}
      columns={2}
      isFocused
      onSubmit={send}
      validate={check}
      initialValues={{ fromPath, toAddress, isPermanent }}
      initialValuesEqual={() => true}
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
      <div className="admin-wide">
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

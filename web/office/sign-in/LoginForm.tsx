import { useApolloClient } from '@apollo/client/react'
import { Button, chakra, Text } from '@chakra-ui/react'
import { FORM_ERROR } from 'final-form'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { useLocation, useNavigate } from 'react-router'
import { signInRules } from '../../../api/accounts/sign-in/sign-in.rules.ts'
import { useSignInMutation, type SignInInput } from '../../graphql.generated.ts'
import { FormField } from '../../ui/forms/FormField.tsx'
import { getErrorExtensions, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { signedInAs } from '../../ui/signed-in-as.ts'
import { submitWith } from '../../ui/forms/submit-with.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { validate } from '../../ui/forms/validate.ts'
import { useFocusFirst } from '../ui/use-focus-first.ts'
import { getHomePath } from './home-path.ts'
import { getNextPath } from './login-path.ts'
import { PasswordField } from './PasswordField.tsx'
import { notifyTabs } from './notify-tabs.ts'

const check = validate(signInRules)

/** Username, password and, with a second factor, a code. The input stays after a failure. */
export const LoginForm = () => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [signIn] = useSignInMutation()
  const [needsCode, setNeedsCode] = useState(false)
  const isHydrated = useHydrated() // a password must not end up in the address
  const form = useFocusFirst<HTMLFormElement>()

  const send = async (input: SignInInput) => {
    try {
      const { data } = await signIn({ variables: { input } })
      const { username, role } = data!.signIn!.user!
      await client.clearStore() // a visitor's cached data is not what an administrator would get
      signedInAs(role === 'USER' ? username : null)
      notifyTabs()
      toast({ title: 'Login successful', description: `Welcome back, ${username}!`, type: 'success' })
      await navigate(getHomePath(role, getNextPath(search)), { replace: true })
      return undefined
    } catch (error) {
      const message = getErrorMessage(error, 'Login failed. Please check your credentials.')
      const isCodeRequired = getErrorExtensions(error)?.needsCode === true
      if (!isCodeRequired || input.code) toast({ title: 'Login failed', description: message, type: 'error' })
      if (isCodeRequired) setNeedsCode(true)
      focusOn(form.current, isCodeRequired ? 'code' : 'password')
      return { [FORM_ERROR]: message }
    }
  }

  return (
    <Form<SignInInput> onSubmit={send} validate={check}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit }) => (
        <form ref={form} method="post" noValidate aria-label="Sign In" onSubmit={submitWith(handleSubmit)}>
          <chakra.fieldset disabled={submitting} display="grid" gap="4">
            <legend className="visually-hidden">Your account</legend>
            <FormField name="username" label="Username">
              {(control) => (
                <input
                  {...control}
                  type="text"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={64}
                  aria-required
                />
              )}
            </FormField>
            <PasswordField name="password" label="Password" autoComplete="current-password" />
            {needsCode && (
              <FormField name="code" label="Code" help="From your authenticator app, or one of your recovery codes.">
                {(control) => (
                  <input {...control} type="text" autoComplete="one-time-code" maxLength={40} aria-required />
                )}
              </FormField>
            )}
            {submitError && !dirtySinceLastSubmit && (
              <Text role="alert" color="fg.error">
                {submitError}
              </Text>
            )}
            <Button
              type="submit"
              minH="11"
              width="full"
              disabled={!isHydrated}
              loading={submitting}
              loadingText="Signing in…"
            >
              Sign In
            </Button>
          </chakra.fieldset>
        </form>
      )}
    </Form>
  )
}

/** Focuses the field, which may take a few frames to be enabled again. */
const focusOn = (form: HTMLFormElement | null, name: string, frames = 30) => {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLInputElement>(`input[name="${name}"]:enabled`)
    field?.focus()
    field?.select()
    if (!field && frames > 0) focusOn(form, name, frames - 1)
  })
}

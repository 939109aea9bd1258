import { Container, Heading, Text, chakra, Button } from '@chakra-ui/react'
import type { ApolloClient } from '@apollo/client'
import { Navigate, redirect, useLocation, useNavigate } from 'react-router'
import { Head } from '../../ui/page/Head.tsx'
import type { LoadArgs } from '../../ui/page/screen.ts'
import { useSignInMutation } from './LoginPage.generated.ts'
import { MeDocument, useMeQuery } from '../ui/Me.generated.ts'
import type { SignInInput, UserRole } from '../../schema.generated.ts'
import { ChakraRoot } from '../../ui/kit/ChakraRoot.tsx'
import { PanelSkeleton } from '../../ui/Skeletons.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { getNextPath } from './login-path.ts'
import { useApolloClient } from '@apollo/client/react'
import { FORM_ERROR } from 'final-form'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-final-form'
import { signInRules } from '../../../api/accounts/sign-in/sign-in.rules.ts'
import { ErrorText } from '../ui/State.tsx'
import { getErrorExtensions, getErrorMessage } from '../../ui/forms/server-errors.ts'
import { signedInAs } from '../../ui/signed-in-as.ts'
import { toast } from '../../ui/kit/toaster.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { useIsLeft } from '../../ui/hooks/use-is-left.ts'
import { validate } from '../../ui/forms/validate.ts'
import { AdminForm } from '../ui/forms/form.tsx'
import { focusForm } from '../ui/focus.ts'
import { CodeField, PasswordField, UsernameField } from './PasswordField.tsx'
import { notifyTabs } from './notify-tabs.ts'

export const load = async (client: ApolloClient, { request }: LoadArgs) => {
  const { data } = await client.query({ query: MeDocument })
  return data?.me ? redirect(getHomePath(data.myRole, getNextPath(new URL(request.url).search))) : null
}

export const Component = () => {
  const { search } = useLocation()
  const { data, loading } = useMeQuery()
  if (data?.me) return <Navigate to={getHomePath(data.myRole, getNextPath(search))} replace />
  return (
    <ChakraRoot>
      <Container maxW="breakpoint-lg" py={{ base: '6', md: '12' }}>
        <Head title="Sign In" description="Access the admin area to manage your site." noIndex />
        <div className="stack form-page">
          <div className="card">
            <Heading as="h1" size="2xl" mb="1">
              Sign In
            </Heading>
            <p className="lead">Access the admin area to manage your site</p>
            {loading && !data ? <PanelSkeleton height="256px" /> : <LoginForm />}
            <Text className="muted small-text" mt="6">
              Only authorized administrators can access this area
            </Text>
          </div>
          <Capabilities />
        </div>
      </Container>
    </ChakraRoot>
  )
}

const capabilities = [
  ['download', 'Collect supplier data from directories and Google Maps, with live progress'],
  ['copy-all', 'Find duplicate suppliers and merge them'],
  ['plus', 'Add, edit and remove suppliers'],
  ['check', 'Review registrations, reviews and messages'],
  ['external', 'Track links to the site'],
  ['tag', 'Place advertisements and turn them on or off'],
  ['list', 'See the directory’s statistics'],
] as const

const Capabilities = () => (
  <aside className="card flat" aria-labelledby="capabilities">
    <Heading as="h2" id="capabilities" size="lg" mb="4">
      What Administrators Can Do
    </Heading>
    <ul className="stack accent-icons">
      {capabilities.map(([icon, text]) => (
        <chakra.li key={text} display="flex" gap="3" alignItems="center">
          <Icon name={icon} />
          {text}
        </chakra.li>
      ))}
    </ul>
  </aside>
)

const check = validate(signInRules)

type SecretField = 'password' | 'code'

const LoginForm = () => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [signIn] = useSignInMutation()
  const [needsCode, setNeedsCode] = useState(false)
  const [wrong, setWrong] = useState<SecretField>('password')
  const isLeft = useIsLeft()

  const send = async (input: SignInInput) => {
    try {
      const { data } = await signIn({ variables: { input } })
      const { username, role } = data!.signIn!.user!
      await client.clearStore() // administrators may see other data than visitors
      signedInAs(role === 'USER' ? username : null)
      notifyTabs()
      toast({ title: 'Login successful', description: `Welcome back, ${username}!`, type: 'success' })
      if (!isLeft.current) await navigate(getHomePath(role, getNextPath(search)), { replace: true })
      return undefined
    } catch (error) {
      const message = getErrorMessage(error, 'Login failed. Please check your credentials.')
      const isCodeRequired = getErrorExtensions(error)?.needsCode === true
      if (!isCodeRequired || input.code) toast({ title: 'Login failed', description: message, type: 'error' })
      if (isCodeRequired) setNeedsCode(true)
      setWrong(isCodeRequired ? 'code' : 'password')
      return { [FORM_ERROR]: message }
    }
  }

  return (
    <AdminForm<SignInInput> label="Sign In" onSubmit={send} validate={check}>
      <LoginFields needsCode={needsCode} wrong={wrong} />
    </AdminForm>
  )
}

interface LoginFieldsProps {
  needsCode: boolean
  /** Takes the focus after a refusal. */
  wrong: SecretField
}

const LoginFields = ({ needsCode, wrong }: LoginFieldsProps) => {
  const fields = useRef<HTMLFieldSetElement>(null)
  const isHydrated = useHydrated() // a password must not end up in the address
  const { submitting, submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitting: true, submitError: true, dirtySinceLastSubmit: true },
  })
  const isRefused = !submitting && submitError !== undefined
  useEffect(() => {
    if (!isRefused) return
    const field = fields.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)
    field?.focus()
    field?.select()
  }, [isRefused, wrong])

  return (
    <fieldset ref={fields} disabled={submitting} className="stack">
      <legend ref={focusForm} className="visually-hidden">
        Your account
      </legend>
      <UsernameField />
      <PasswordField name="password" label="Password" />
      {needsCode && <CodeField />}
      {!dirtySinceLastSubmit && <ErrorText>{submitError}</ErrorText>}
      <Button type="submit" width="full" disabled={!isHydrated} loading={submitting} loadingText="Signing in…">
        Sign In
      </Button>
    </fieldset>
  )
}

const getHomePath = (role: UserRole | null | undefined, next = '/admin') => (role && role !== 'USER' ? next : '/')

import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useConfig } from '../ui/page/config.tsx'
import { signedInAs } from '../ui/signed-in-as.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** In the menu of a signed-in user who has no office: the way out, whose code comes when it is pressed. */
export const MenuSignOut = () => {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { signedInAs: atFirst } = useConfig()
  const username = useReactiveVar(signedInAs)
  const isReady = useHydrated()
  const [isLeaving, setLeaving] = useState(false)
  if (!(username === undefined ? atFirst : username)) return null
  const leave = async () => {
    setLeaving(true)
    const { signOut } = await import('../office/auth/sign-out.ts')
    await signOut(client, navigate).finally(() => setLeaving(false))
  }
  return (
    <button type="button" disabled={!isReady || isLeaving} onClick={() => void leave()}>
      Sign Out
    </button>
  )
}

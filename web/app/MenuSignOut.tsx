import { useApolloClient, useReactiveVar } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useConfig } from '../ui/page/config.tsx'
import { signedInAs } from '../ui/signed-in-as.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/** Sign Out in the menu of users without office access; its code is loaded on click. */
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
    const { signOut } = await import('../office/sign-in/sign-out.ts')
    await signOut(client, navigate).finally(() => setLeaving(false))
  }
  return (
    <button type="button" disabled={!isReady || isLeaving} onClick={() => void leave()}>
      Sign Out
    </button>
  )
}

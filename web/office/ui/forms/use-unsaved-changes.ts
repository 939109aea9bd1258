import { useEffect } from 'react'
import { useBlocker } from 'react-router'

const question = 'You have unsaved changes. Leave without saving?'

/** Asks before a page with unsaved changes is left, closed or reloaded. */
export const useUnsavedChanges = (isUnsaved: () => boolean) => {
  useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const isLeft = from.pathname !== to.pathname || from.search !== to.search
    return isLeft && isUnsaved() && !window.confirm(question)
  })
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  })
}

import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

/** Opens the directory if the visitor came from elsewhere. */
export const BackButton = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate()
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/directory'))
  return (
    <button type="button" className="solid-button compact" onClick={goBack}>
      {children}
    </button>
  )
}

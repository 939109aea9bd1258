import type { ReactNode } from 'react'

export const UploadError = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="upload-error">
    {children}
  </p>
)

import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { getErrorMessage } from '../../ui/forms/server-errors.ts'
import { ErrorText } from './State.tsx'

interface PreviewProps {
  query: { data?: object | undefined; loading: boolean; error?: Error | undefined }
  onShow: () => void
  children: ReactNode
}

/** The server cleans and renders the text. */
export const Preview = ({ query: { data, loading, error }, onShow, children }: PreviewProps) => (
  <>
    <Button variant="outline" justifySelf="start" loading={loading} loadingText="Loading…" onClick={onShow}>
      {data ? 'Preview Again' : 'Preview'}
    </Button>
    <ErrorText>{error && getErrorMessage(error)}</ErrorText>
    {data && !error && (
      <section className="card flat" aria-label="Preview">
        {children}
      </section>
    )}
  </>
)

/** What a toast says. */
export interface ToastMessage {
  title: string
  description?: string
  type?: 'success' | 'error' | 'info'
  durationMs?: number
}

export interface ToastMessage {
  title: string
  description?: string
  type?: 'success' | 'error' | 'info'
  durationMs?: number
}

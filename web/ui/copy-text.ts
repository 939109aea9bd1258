import { toast } from './kit/toaster.tsx'

/** Shows a toast; returns false on failure. */
export const copyText = async (text: string, label: string): Promise<boolean> => {
  try {
    if (!window.early?.copied.delete(text)) await navigator.clipboard.writeText(text)
    toast({ ...copiedMessage(label), type: 'success', durationMs: 2000 })
    return true
  } catch {
    toast({
      title: 'Copy Failed',
      description: 'Unable to copy to clipboard. Please try again.',
      type: 'error',
      durationMs: 3000,
    })
    return false
  }
}

const copiedMessage = (label: string) => ({
  title: ['Phone', 'Email', 'Address'].includes(label) ? `${label} Copied` : `${label} Copied!`,
  description: `${label} has been copied to your clipboard.`,
})

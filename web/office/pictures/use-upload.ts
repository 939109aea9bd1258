import { useState } from 'react'
import type { Size } from '../../../api/pictures/picture.rules.ts'
import { sendPicture, type UploadedPicture } from './send-picture.ts'

export const useUpload = (onStored: (sent: UploadedPicture, file: File) => void, cut?: Size) => {
  const [busyWith, setBusyWith] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const upload = async (files: readonly File[]) => {
    const problems: string[] = []
    for (const [index, file] of files.entries()) {
      setBusyWith(files.length > 1 ? `Uploading ${index + 1} of ${files.length}…` : 'Uploading…')
      await sendPicture(file, cut).then(
        (sent) => onStored(sent, file),
        (error: Error) => problems.push(files.length > 1 ? `${file.name}: ${error.message}` : error.message),
      )
    }
    setBusyWith(undefined)
    setProblem(problems.join(' ') || undefined)
  }
  return { busyWith, problem, upload: (files: readonly File[]) => void upload(files), setProblem }
}

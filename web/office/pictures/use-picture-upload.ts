import { maxPictureBytes, type Size } from '../../../api/pictures/picture.rules.ts'
import { postFile, useUpload } from '../ui/use-upload.ts'

export interface UploadedPicture extends Size {
  url: string
}

export const usePictureUpload = (onStored: (sent: UploadedPicture, file: File) => void, cut?: Size) => {
  const query = cut ? `?width=${cut.width}&height=${cut.height}` : ''
  const send = (file: File) =>
    postFile<UploadedPicture>(`/api/admin/pictures${query}`, file, {
      type: file.type.startsWith('image/') ? file.type : 'application/octet-stream',
      what: 'picture',
      maxBytes: maxPictureBytes,
      tooLarge: `“${file.name}” is larger than ${maxPictureBytes / 1_000_000} MB.`,
      timeoutMs: 120_000, // encoding takes seconds, and a slow upload takes longer
    })
  return useUpload(send, onStored)
}

export const uploadsFolder = 'uploads'

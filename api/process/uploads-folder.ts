/** The folder of uploaded files in DATA_DIR; part of every backup. */
export const uploadsFolder = 'uploads'

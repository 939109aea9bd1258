/** Where in DATA_DIR the files are that people uploaded; a part of every backup. */
export const uploadsFolder = 'uploads'

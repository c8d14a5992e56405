/** A file that goes with a mail. */
export type Attachment = { name: string; type: string; bytes: Uint8Array }

/** A mail as it is sent: who receives it is not written here. */
export type Mail = {
  subject: string
  html: string
  text: string
  attachments: Attachment[]
  /** Where such letters are refused; set in advertising. */
  stop?: string
}

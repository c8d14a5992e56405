/** The largest picture or document that is taken, from customers and from staff. */
export const MOST_UPLOAD_MEGABYTES = 15
export const MOST_UPLOAD_BYTES = MOST_UPLOAD_MEGABYTES * 1024 * 1024

/** Nothing was done, and whatever was typed is still there. The code is one of the messages in `errors`. */
export type Failed = { failed: 'offline' | 'internal' }

/** What asking for news brings: `same` when there are none. */
export type Checked = { checked: 'same' | 'changed' }

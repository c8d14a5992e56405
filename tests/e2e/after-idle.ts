/** For a question of a test's own: the server closes a connection that is idle for some seconds, perhaps just then. */
export const afterIdle = { maxRetries: 2 }

/** A setting that is wrong or missing: its sentence is all that whoever starts the server needs. */
export class ConfigurationError extends Error {}

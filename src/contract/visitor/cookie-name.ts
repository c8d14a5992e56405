/**
 * What a visitor's cookie is called. Over TLS its name begins with `__Host-`, and a browser takes such a cookie from this
 * very host under TLS alone: no neighbouring domain can plant one.
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** How a car looks from its five sides: each has a drawing of its own for marking damage. */
export const bodyTypes = ['hatchback', 'saloon', 'estate', 'suv', 'van'] as const
export type BodyType = (typeof bodyTypes)[number]

/** The drawing on which damage of such a car is marked, among the site's files. */
export const damageDrawing = (body: BodyType): string => `/cars/damage-map-${body}.svg`

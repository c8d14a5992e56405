declare const unit: unique symbol

/** A number that knows what it counts: as fast as any number, but cents are not taken for days. */
export type NumberOf<Unit extends string> = number & { readonly [unit]: Unit }

/** Where the build put the staff area (tools/staff-program.ts); while developing it has no script of its own. */
declare module 'virtual:staff-program' {
  export const program: { script?: string; styles: string[] }
}

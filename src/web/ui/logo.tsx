/** The company's mark on light or dark ground; the link around it says where it leads. */
export function Logo({ height, className }: { height: number; className: string }) {
  return (
    <picture>
      <source srcSet="/logo-dark.svg" media="(prefers-color-scheme: dark)" />
      <img
        src="/logo.svg"
        alt=""
        height={height}
        width={Math.round(height * LOGO_RATIO)}
        className={className}
      />
    </picture>
  )
}

const LOGO_RATIO = 4.2

/** The sign of the page, as in `public/grimrule.svg`. Drawn here, it is there without being asked for. */
export function Sign(props: { readonly size: number; readonly className?: string }) {
  const { size, className } = props;
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={className} aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#16131f" />
      <g transform="rotate(-12 25 29)">
        <rect x="12" y="10" width="26" height="38" rx="4" fill="#e8b04a" />
      </g>
      <g transform="rotate(9 39 33)">
        <rect x="26" y="14" width="26" height="38" rx="4" fill="#c4453c" />
        <path d="M32 25h14v4H32zm0 8h14v4H32z" fill="#fff" opacity=".9" />
      </g>
    </svg>
  );
}

import { encode } from 'uqr';

/** A scanner needs this much quiet around the code, in modules. */
const BORDER = 4;

/** An address as a code that a phone can read. */
export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const { size, data } = encode(link, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

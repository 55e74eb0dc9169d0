import type { ReactNode, SVGProps } from 'react';

/**
 * Signs of our own making, each drawn in a box of 24. They carry no meaning alone: whoever shows
 * one gives it a label.
 */
const SIGNS = {
  attack: <path d="M3 21l4-1 11-11-3-3L4 17zM14 7l3-4 4 4-4 3zM4 14l6 6" />,
  thwart: <path d="M12 2l9 5v6c0 5-4 8-9 9-5-1-9-4-9-9V7zM8 12l3 3 5-6" />,
  defend: <path d="M12 2l9 3v7c0 6-5 9-9 10-4-1-9-4-9-10V5z" />,
  recover: <path d="M9 3h6v6h6v6h-6v6H9v-6H3V9h6z" />,
  scheme: <path d="M2 12c4-8 16-8 20 0-4 8-16 8-20 0zm10-4a4 4 0 100 8 4 4 0 000-8z" />,
  health: <path d="M12 21C5 16 2 12 2 8a5 5 0 0110-1 5 5 0 0110 1c0 4-3 8-10 13z" />,
  hand: <path d="M4 6l7-2 3 14-7 2zM13 4l7 3-5 13-3-2z" />,
  cost: <circle cx="12" cy="12" r="9" />,
  threat: <path d="M12 2l4 7 7 1-5 6 1 7-7-3-7 3 1-7-5-6 7-1z" />,
  boost: <path d="M12 2l8 9h-5v11H9V11H4z" />,
  star: <path d="M12 2l3 7h7l-6 5 3 8-7-5-7 5 3-8-6-5h7z" />,
  energy: <path d="M13 2L4 14h6l-1 8 9-12h-6z" />,
  mental: <path d="M12 3a7 7 0 00-4 13v5h8v-5a7 7 0 00-4-13zM9 10h6M9 14h6" />,
  physical: <path d="M4 9h4V5h4v3h4V6h4v8l-4 7H8l-4-5z" />,
  wild: <path d="M12 2l2 6 6-2-2 6 4 4-6 1-4 5-4-5-6-1 4-4-2-6 6 2z" />,
  acceleration: <path d="M3 5l8 7-8 7zM12 5l9 7-9 7z" />,
  amplify: <path d="M4 20V12h4v8zm6 0V7h4v13zm6 0V2h4v18z" />,
  crisis: <path d="M12 2l11 20H1zm-1 7v6h2V9zm0 8v2h2v-2z" />,
  hazard: <path d="M12 2a10 10 0 100 20 10 10 0 000-20zm0 4v7m0 3v2" />,
  perPlayer: <path d="M12 3a4 4 0 110 8 4 4 0 010-8zM4 21c0-5 3-8 8-8s8 3 8 8z" />,
  unique: <path d="M12 3l7 9-7 9-7-9z" />,
  damage: <path d="M12 2l2 6 6-4-3 6 6 2-6 2 3 6-6-4-2 6-2-6-6 4 3-6-6-2 6-2-3-6 6 4z" />,
  tough: <path d="M4 4h16v9c0 5-4 8-8 9-4-1-8-4-8-9zM12 4v18M4 11h16" />,
  stunned: <path d="M12 4a8 8 0 108 8M12 8a4 4 0 104 4M20 4l-4 4" />,
  confused: <path d="M8 8a4 4 0 118 1c0 3-4 3-4 6M12 19v1" />,
  counter: <circle cx="12" cy="12" r="7" />,
  deck: <path d="M5 4h11v16H5zM8 2h11v16" />,
  discard: <path d="M4 6h16l-2 16H6zM9 3h6v3H9z" />,
  point: <path d="M4 20L14 3l3 9 4 1z" />,
  power: <path d="M12 2v10M6 6a9 9 0 1012 0" />,
  life: <path d="M12 21C5 16 2 12 2 8a5 5 0 0110-1 5 5 0 0110 1c0 4-3 8-10 13z" />,
  civilian: <path d="M12 3a4 4 0 110 8 4 4 0 010-8zM4 21c0-5 3-8 8-8s8 3 8 8z" />,
  artefact: <path d="M12 2l8 7-8 13L4 9zM4 9h16" />,
  square: <rect x="5" y="5" width="14" height="14" rx="2" />,
  triangle: <path d="M12 3.5l9.5 17h-19z" />,
  disc: <circle cx="12" cy="12" r="8.5" />,
  diamond: <path d="M12 2l9 10-9 10-9-10z" />,
  any: (
    <path d="M10 3h4v5l4.4-2.6 2 3.5L16 11.5v1l4.4 2.6-2 3.5L14 16v5h-4v-5l-4.4 2.6-2-3.5L8 12.5v-1L3.6 8.9l2-3.5L10 8z" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SIGNS;

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly name: IconName;
}

export function Icon({ name, className = '', ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`icon ${className}`}
      fill="currentColor"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinejoin="round"
      {...rest}
    >
      {SIGNS[name]}
    </svg>
  );
}

import type { ReactNode, SVGProps } from 'react';

const HEART = (
  <path d="M12 21.5C5 16.3 1.5 12.6 1.5 8.4A5.5 5.5 0 0 1 12 6a5.5 5.5 0 0 1 10.5 2.4c0 4.2-3.5 7.9-10.5 13.1z" />
);
const PERSON = (
  <path d="M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2.5 22.5c0-5.4 4-9 9.5-9s9.5 3.6 9.5 9z" />
);

/**
 * Signs of our own making, each drawn in a box of 24 with shapes that stay apart at 14 pixels.
 * They carry no meaning alone: every use gives its icon a label.
 */
const SIGNS = {
  // Powers and hit points.
  attack: (
    <path d="M22 2v5L11.6 17.4l2.6 2.6-1.8 1.8-3.2-3.2L5.4 22.4 1.6 18.6l3.8-3.8-3.2-3.2L4 9.8l2.6 2.6L17 2z" />
  ),
  thwart: (
    <path d="M10 1.5a8.5 8.5 0 0 1 6.8 13.6l5.7 5.7-2.7 2.7-5.7-5.7A8.5 8.5 0 1 1 10 1.5zm0 3.8a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4z" />
  ),
  defend: (
    <path d="M12 1.5l9 3.2v6.8c0 5.3-3.6 9.1-9 11-5.4-1.9-9-5.7-9-11V4.7zm0 4v12.9c3.3-1.5 5.4-3.9 5.4-7V7.4z" />
  ),
  recover: <path d="M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z" />,
  scheme: (
    <path d="M12 4.5c5.2 0 9.2 3.6 11 7.5-1.8 3.9-5.8 7.5-11 7.5S2.8 15.9 1 12c1.8-3.9 5.8-7.5 11-7.5zm0 2.8a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4zm0 2.7a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" />
  ),
  health: HEART,
  hand: (
    <path d="M9 3h7.5A1.5 1.5 0 0 1 18 4.5v13a1.5 1.5 0 0 1-1.5 1.5h-3.3L7.5 4.6A1.5 1.5 0 0 1 9 3zM5.8 6.2l5 13.3-3 1.1a1.5 1.5 0 0 1-1.9-.9L2 9.3a1.5 1.5 0 0 1 .9-1.9zM19.8 6.8l1.6.6a1.5 1.5 0 0 1 .9 1.9l-2.5 6.9z" />
  ),
  cost: <circle cx="12" cy="12" r="10" />,
  power: (
    <path d="M10.3 1.5h3.4v10h-3.4zM7.2 5.2l1.6 3A5.6 5.6 0 1 0 15.2 8.2l1.6-3A9 9 0 1 1 7.2 5.2z" />
  ),

  // Threat and schemes.
  threat: (
    <path d="M13.2 1c.5 4.4 6.3 6.3 6.3 12.9A7.7 7.7 0 0 1 12 22.5a7.7 7.7 0 0 1-7.5-8.1c0-3.1 1.6-5.2 3.3-6.9.2 1.9.8 3 1.9 3.7C9.4 7.3 10.6 3.7 13.2 1z" />
  ),
  target: (
    <path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 3.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z" />
  ),
  acceleration: <path d="M1.5 4H7l6.5 8L7 20H1.5L8 12zM11 4h5l6.5 8L16 20h-5l6.5-8z" />,
  amplify: <path d="M2.5 14h5v7.5h-5zM9.5 8.5h5v13h-5zM16.5 2.5h5v19h-5z" />,
  crisis: <path d="M12 1.5L23.5 22H.5zM10.5 8.5v7h3v-7zm0 8.5v3h3v-3z" />,
  hazard: (
    <path d="M9.5 8a7.3 7.3 0 0 1 4.3 1.4l1.7-1.7 1.3 1.3c.5-1.9 1.9-3 4.7-3V3c-3.7 0-6 1.5-7 3.6l-.6-.6-1.9 1.9zM9.5 8a7.3 7.3 0 1 0 0 14.6 7.3 7.3 0 0 0 0-14.6zm-.3 2.6v2.2a2.4 2.4 0 0 0-2.4 2.4H4.6a4.6 4.6 0 0 1 4.6-4.6z" />
  ),
  perPlayer: PERSON,
  stage: <path d="M4 1.5h3.2V3H21l-4.2 5.5L21 14H7.2v8.5H4z" />,

  // Boosts, resources and other signs on cards.
  boost: <path d="M12 1.5l9.5 10.3H16V16H8v-4.2H2.5zM8 18h8v4.5H8z" />,
  star: <path d="M12 1.3l3.2 6.9 7.5.9-5.5 5.2 1.4 7.5L12 18.1l-6.6 3.7 1.4-7.5L1.3 9.1l7.5-.9z" />,
  energy: <path d="M15 .8L3.5 14h7L8.5 23.2 20.5 9.5h-7.2z" />,
  mental: (
    <path d="M12 1.2a7.6 7.6 0 0 1 4.4 13.8v2.5H7.6V15A7.6 7.6 0 0 1 12 1.2zM8 19h8v1.7H8zM9.5 21.7h5v1.5h-5z" />
  ),
  physical: (
    <path d="M2.5 7a2.2 2.2 0 0 1 4.4 0V3.9a2.2 2.2 0 0 1 4.5 0v-.4a2.2 2.2 0 0 1 4.5 0v1.6a2.2 2.2 0 0 1 4.5 0l1 8.4c0 5.2-3.4 8.5-8.9 8.5-5.8 0-10-4.3-10-9.5zm4.4 2.4v3.1h2.4c1.7 0 2.8 1.1 2.8 2.6v1h1.9v-1c0-2.4-1.7-4.1-4.2-4.3l1-1.4z" />
  ),
  wild: (
    <path d="M12 .8l2.5 6.5 6.3-3-3 6.3L24 12l-6.2 1.9 3 6.3-6.3-3L12 23.2l-2.5-6-6.3 3 3-6.3L0 12l6.2-1.4-3-6.3 6.3 3z" />
  ),
  unique: <path d="M12 1l8.5 11L12 23 3.5 12zm0 5.2L7.6 12l4.4 5.8 4.4-5.8z" />,

  // Tokens on cards.
  damage: (
    <path d="M12 1c4.6 5.6 8 9.4 8 13.7a8 8 0 0 1-16 0C4 10.4 7.4 6.6 12 1zM8.6 13.2H6.4a5.7 5.7 0 0 0 4.5 6.8l.5-2.2a3.7 3.7 0 0 1-2.8-4.6z" />
  ),
  tough: (
    <path d="M2.5 3.5h8.5v5H2.5zM13 3.5h8.5v5H13zM2.5 10h5v5h-5zM9 10h6v5H9zM16.5 10h5v5h-5zM2.5 16.5h8.5v5H2.5zM13 16.5h8.5v5H13z" />
  ),
  stunned: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth={2.6}
      strokeLinecap="round"
      d="M12.5 12.5a2.2 2.2 0 0 0-4.4 0 4.4 4.4 0 0 0 8.8 0 6.6 6.6 0 0 0-13.2 0 8.8 8.8 0 0 0 17.6 0"
    />
  ),
  confused: (
    <path d="M12 1.5c-4.2 0-7.2 2.7-7.4 6.6h4.1c.2-1.8 1.4-3 3.3-3s3.2 1.1 3.2 2.7c0 1.5-.8 2.3-2.3 3.3-2 1.3-2.9 2.5-2.9 4.9v.5h4v-.4c0-1.3.6-1.9 2.3-3 2-1.4 3.2-3 3.2-5.4 0-3.7-3-6.2-7.5-6.2zM9.6 18.5h4.8v4.3H9.6z" />
  ),
  counter: <path d="M12 1.5l9 5.2v10.6l-9 5.2-9-5.2V6.7zm0 4.6L7 9v6l5 2.9 5-2.9V9z" />,
  deck: (
    <path d="M5.5 5h10A1.5 1.5 0 0 1 17 6.5v14a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 4 20.5v-14A1.5 1.5 0 0 1 5.5 5zM8 2h10.5A1.5 1.5 0 0 1 20 3.5V18h-1.8V6a2.2 2.2 0 0 0-2.2-2.2H8z" />
  ),
  discard: <path d="M9 1.5h6V4h6v3H3V4h6zM4.5 8.5h15L18 22.5H6z" />,
  aside: <path d="M2.5 5h7l2.5 3h9.5v12.5h-19zM5.5 11v2h13v-2z" />,
  first: (
    <path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm1.5 4.5h-2.7L8 7.6v2.7l2.3-1.2V18h3.2z" />
  ),
  turn: <path d="M5 2l15 10L5 22z" />,
  person: <path d="M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2.5 22.5c0-5.4 4-9 9.5-9s9.5 3.6 9.5 9z" />,
  mask: (
    <path d="M1.5 6.5C5 5 8.5 5 12 7c3.5-2 7-2 10.5-.5.6 6.5-1.8 11-5.7 11-2.1 0-3.5-1.7-4.8-1.7s-2.7 1.7-4.8 1.7c-3.9 0-6.3-4.5-5.7-11zM5 10c.3 2.2 1.7 3.3 4.9 3C9.6 10.9 8.2 9.7 5 10zm14 0c-3.2-.3-4.6.9-4.9 3 3.2.3 4.6-.8 4.9-3z" />
  ),

  arrow: <path d="M13 3.5L22.5 12 13 20.5v-5.700H1.500V9.200H13z" />,

  // Kinds of cards.
  upgrade: <path d="M12 2l9 10h-5v10H8V12H3z" />,
  house: <path d="M12 2l11 9h-3v11h-6v-7h-4v7H4V11H1z" />,
  claw: (
    <path d="M4 2c4 5 5 11 2 20 5-6 6-13 2-20zM11 1c3 6 4 13 1 22 6-7 6-15 3-22zM18 2c2 6 2 11-1 17 5-4 7-10 5-17z" />
  ),
  skull: (
    <path d="M12 1C6 1 2 5 2 10.5c0 3 1.5 5 3.5 6.5v4h3v-2h2v2h3v-2h2v2h3v-4c2-1.5 3.5-3.5 3.5-6.5C22 5 18 1 12 1zM8 9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zm8 0a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />
  ),
  company: (
    <path d="M8 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM0 22c0-6 3-8.5 8-8.5s8 2.5 8 8.5zM17 5a3.5 3.5 0 1 1 0 7zM18.5 14c3.5.5 5.5 3 5.5 7h-6z" />
  ),

  // Duel.
  point: <path d="M4 20.5L14 2l2.8 9.2 5.2 1.6z" />,
  life: HEART,
  civilian: PERSON,
  artefact: <path d="M6 2h12l5 7-11 13.5L1 9zM8.5 9.5L12 18l3.5-8.5z" />,
  square: <rect x="4" y="4" width="16" height="16" rx="2.5" />,
  triangle: <path d="M12 3.5l9.5 17h-19z" />,
  disc: <circle cx="12" cy="12" r="8.5" />,
  diamond: <path d="M12 2l9 10-9 10-9-10z" />,
  any: (
    <path d="M10 3h4v5l4.4-2.6 2 3.5L16 11.5v1l4.4 2.6-2 3.5L14 16v5h-4v-5l-4.4 2.6-2-3.5L8 12.5v-1L3.6 8.9l2-3.5L10 8z" />
  ),

  // Rings.
  willpower: (
    <path d="M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM10.6.8h2.8v4.4h-2.8zM10.6 18.8h2.8v4.4h-2.8zM.8 10.6h4.4v2.8H.8zM18.8 10.6h4.4v2.8h-4.4zM3.1 5.1l2-2 3.1 3.1-2 2zM15.8 17.8l2-2 3.1 3.1-2 2zM18.9 3.1l2 2-3.1 3.1-2-2zM6.2 15.8l2 2-3.1 3.1-2-2z" />
  ),
  engagement: <path d="M1.5 3.5l9.2 8.5-9.2 8.5zM22.5 3.5L13.3 12l9.2 8.5z" />,
  quest: (
    <path d="M12 1.2a8.2 8.2 0 0 1 8.2 8.2c0 5.6-8.2 13.4-8.2 13.4S3.8 15 3.8 9.4A8.2 8.2 0 0 1 12 1.2zm0 4.6a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z" />
  ),
  coin: (
    <path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM12 6.6L6.6 12l5.4 5.4 5.4-5.4z" />
  ),
  shadow: (
    <path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm1.6 2.8a9.6 9.6 0 0 1 0 15.4 8 8 0 0 0 0-15.4z" />
  ),
  victory: (
    <path d="M6 1.5h12V4h4.5v3.5a5.5 5.5 0 0 1-5.4 5.5 6.5 6.5 0 0 1-3.3 2.6v3.2H18v3.7H6v-3.7h4.2v-3.2A6.5 6.5 0 0 1 6.9 13 5.5 5.5 0 0 1 1.5 7.5V4H6zM4 6.5v1a3 3 0 0 0 2 2.800V6.5zm14 0v3.800a3 3 0 0 0 2-2.800v-1z" />
  ),
  leadership: <path d="M2 18.5h20v4H2zM1 5.5l6 4.7 5-8.7 5 8.7 6-4.7-2.4 11H3.400z" />,
  tactics: <path d="M12 .5l3.2 4.700v9.300h5v3.5h-6.300v5.5h-3.800V18H3.800v-3.5h5V5.200z" />,
  spirit: (
    <path d="M13 1.5a10.7 10.7 0 1 0 9.8 15.300A9.3 9.3 0 0 1 13 1.5zM19 3l1.3 3.200L23.5 7.5l-3.2 1.300L19 12l-1.3-3.2-3.2-1.3 3.2-1.300z" />
  ),
  lore: (
    <path d="M1 4.200c4-1.5 8-.9 10.2 1.300v15.800C9 19 5 18.4 1 19.900zM23 4.200c-4-1.5-8-.9-10.2 1.300v15.800C15 19 19 18.4 23 19.900z" />
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
      fillRule="evenodd"
      strokeLinejoin="round"
      {...rest}
    >
      {SIGNS[name]}
    </svg>
  );
}

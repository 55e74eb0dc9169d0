import type { Seat } from '@grimrule/kernel';
import { Pile, Row } from '../../../table/board/zones.tsx';
import { useLanguage } from '../../../words/language.ts';
import { DUEL_PAGE } from '../words.ts';
import { CIVILIANS, LOCATIONS, SITES } from '../zones.ts';
import { Place } from './place.tsx';

type Site = (typeof SITES)[number];

interface Facing {
  readonly near: Seat;
  readonly far: Seat;
}

/** The three sites, with the places of both sides facing each other. */
export function Board(facing: Facing) {
  return (
    <div className="duel-board">
      {SITES.map((site) => (
        <SitePart key={site.site} at={site} {...facing} />
      ))}
    </div>
  );
}

function SitePart({ at, near, far }: Facing & { readonly at: Site }) {
  const { language } = useLanguage();
  const { name, bonus } = DUEL_PAGE[language].sites[at.site];
  return (
    <section className="duel-site" data-site={at.site} aria-label={name}>
      {at.places.map((place) => (
        <Place key={`far ${place}`} seat={far} place={place} />
      ))}
      <div className="duel-middle">
        <p className="duel-site-name">
          <b>{name}</b> <span>{bonus[near]}</span>
        </p>
        <Between site={at} />
      </div>
      {at.places.map((place) => (
        <Place key={`near ${place}`} seat={near} place={place} />
      ))}
    </section>
  );
}

/** The middle between the sides: civilians, or the pile of locations. */
function Between({ site }: { readonly site: Site }) {
  if (site.site === 'tower') return <Pile zone={LOCATIONS} />;
  if (site.site === 'sanctum') return null;
  return (
    <div className="duel-waiting">
      {CIVILIANS.map((zone) => (
        <Row key={zone} zone={zone} className="duel-civilians" />
      ))}
    </div>
  );
}

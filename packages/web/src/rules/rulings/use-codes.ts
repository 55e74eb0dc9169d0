import { useEffect, useState } from 'react';
import { registrationOf } from '../../games/registry.ts';

const NONE: ReadonlySet<string> = new Set();

/** The cards of a game that have a page; none while they are being loaded, or if they cannot be. */
export function useCodes(game: string): ReadonlySet<string> {
  const [codes, setCodes] = useState(NONE);
  useEffect(() => {
    let isStill = true;
    registrationOf(game)
      ?.catalogue()
      .then(
        ({ cards }) => isStill && setCodes(new Set(cards.map(({ code }) => code))),
        () => isStill && setCodes(NONE),
      );
    return () => {
      isStill = false;
    };
  }, [game]);
  return codes;
}

import { BOARD, duelWords, HEROES, VILLAINS } from '@grimrule/duel';
import type { Seat } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { useLanguage } from '../../../words/language.ts';
import { useDuel } from '../use-duel.ts';
import { DUEL_PAGE } from '../words.ts';
import { Track } from './track.tsx';

/** Both tracks count towards the heroes. */
const leader = (at: number): Seat => (at > 0 ? HEROES : VILLAINS);

export function pointsInWords(points: number, language: Language): string {
  const { pointTrack } = DUEL_PAGE[language];
  if (points === 0) return pointTrack.even;
  return pointTrack.ahead(duelWords[language].seat(leader(points)), Math.abs(points));
}

export function markerInWords(marker: number, language: Language): string {
  const { artefactTrack } = DUEL_PAGE[language];
  if (marker === 0) return artefactTrack.middle;
  const missing = BOARD.artefactHalf - Math.abs(marker);
  return artefactTrack.nearer(duelWords[language].seat(leader(marker)), missing);
}

/** Victory points: one marker that both sides pull. */
export function PointTrack({ near }: { readonly near: Seat }) {
  const { vars } = useDuel();
  const { language } = useLanguage();
  return (
    <Track
      id="points"
      title={DUEL_PAGE[language].pointTrack.title}
      label={pointsInWords(vars.points, language)}
      icon="star"
      near={near}
      ends={BOARD.pointsToWin}
      at={vars.points}
    />
  );
}

export function ArtefactTrack({ near }: { readonly near: Seat }) {
  const { vars } = useDuel();
  const { language } = useLanguage();
  return (
    <Track
      id="artefacts"
      title={DUEL_PAGE[language].artefactTrack.title}
      label={markerInWords(vars.marker, language)}
      icon="artefact"
      near={near}
      ends={[BOARD.artefactHalf, BOARD.artefactHalf]}
      at={vars.marker}
    />
  );
}

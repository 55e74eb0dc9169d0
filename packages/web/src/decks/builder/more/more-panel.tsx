import type { DeckPanelProps } from '../parts.ts';
import { ComparePart } from './compare-part.tsx';
import { ExportPart } from './export-part.tsx';
import { GamesPart } from './games-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { VersionsPart } from './versions-part.tsx';

/** What belongs to a deck besides its cards. */
export function MorePanel(props: DeckPanelProps) {
  return (
    <div className="builder-more">
      <ExportPart {...props} />
      <NotesPart {...props} />
      <VersionsPart {...props} />
      <ComparePart {...props} />
      <GamesPart {...props} />
    </div>
  );
}

/**
 * Where long German words may be broken: beginnings of words, with a stroke at each place. `Begegnungs|`
 * holds for all compounds with this word; of several beginnings the longest counts.
 */
const BREAKS = `
abenteuer| ablage| androiden|effizienz angriffs| anwalts|tätigkeit artefakt| astral| auf|gerüstete auffrischungs|
ausspiel| basis|wider|stand bedrohungs| begegnungs| behandlungs| beiseite| beschleunigungs| beschleu|nigung
bevor|stehende bio|mecha|nische boden|stampfer bomben|drohung
charakter| drohnen| durch|halte|vermögen ein|gesponnen einfluss| einsatz| elektro|magne|tischer
elektro|peitschen|angriff elfenbein| energie| entschei|dungen er|schütternde er|schütterungs|
gedanken| gefahren| gerechtig|keit geräusch|manipu|lation geschäft|liche haupt| heraus|forderung herz|förmiges
kampagnen| kampf|bereit|schaft kampf| kanali|sieren karten| klar|stellungen konter| krisen|inter|vention
medizi|nisches menschen| nacht| naviga|tions|pfad neben| orts| panther| persönlich|keit photonen| raketen|
räumungs| reperatur| ressourcen| rück|wärts|salto schall| schatten| schief|gegangen schlüssel| schurken|
schwarm| schwin|gender schwung|voller sicherungs| siegpunkte| spiel| staats|geschäfte start| stumm|geschaltet
stumm| sturm| über|mensch|liche über|schall|schlag über|schüssig überwachungs| un|bezwing|bar
un|erbitt|licher un|erschütter|lich un|sterb|liche unter|brechungen unter|grund|geschäfte un|ver|teidigter verant|wortung
vergangen|heit verhör| verpflich|tungen verteidi|gender verteidigungs| waffen| wahr|scheinlich weiter|gespielt weiter|zuspielen
wieder|her|gestellt wieder|her|stellen wieder|her|zu|stellen wohnungs| zahlungs| zufalls| zurück|
zusammen|rotten zusammen|gezählt zusammen|
ablenkungs|manöver auftrags| ausbildungs| bericht|erstattung bio|kinetischer bio|synthe|tische ein|schüchte|rung
elektro|statische ent|schlossen|heit grössen| killer| lage|beur|teilung nieder|träch|tige präventiv| riesen|
schock| selbst|über|schätzung sicherheits|spe|zialist spionage| streifen|poli|zistin stür|köpfig|keit
technologie| über|raschungs| un|ver|wund|bar|keit verzöge|rungs|
`;

const BY_BEGINNING: ReadonlyMap<string, string> = new Map(
  BREAKS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('|', ''), word] as const),
);

/** Fewer letters are not parted from their word: an ending, or nothing at all. */
const SHORTEST = 4;

/** Words that are shorter fit everywhere. */
const LONG = /\p{L}{12,}/gu;

/**
 * The text with soft hyphens in its long words. It is for the eye: what is read aloud, searched or
 * written into an attribute is the text itself, and what is copied loses them again.
 */
export const withSoftHyphens = (text: string): string => text.replace(LONG, broken);

function broken(word: string): string {
  for (let length = word.length; length > 2; length--) {
    const breaks = BY_BEGINNING.get(word.slice(0, length).toLowerCase());
    if (breaks === undefined) continue;
    let at = 0;
    const begun = breaks.replace(/[^|]/g, () => word.charAt(at++)).replaceAll('|', '\u00AD');
    const rest = word.slice(length);
    return rest.length < SHORTEST ? begun.replace(/\u00AD$/, '') + rest : begun + broken(rest);
  }
  return word;
}

/** A name with a hyphen, such as Spider-Man, is not broken if it has no more letters than this. */
const WHOLE = 11;

export const isUnbroken = (word: string): boolean => word.includes('-') && word.length <= WHOLE;

/** A word of more letters would make its title too small: it is broken. */
const WIDEST = 14;

/** The letters of the longest part of a title that is better not broken: it sets how large the title may be. */
export function longestPart(title: string): number {
  const parts = title.split(/\s/).flatMap((word) => {
    if (isUnbroken(word)) return word;
    return word
      .split('-')
      .flatMap((part) => (part.length > WIDEST ? withSoftHyphens(part).split('\u00AD') : part));
  });
  return Math.max(1, ...parts.map(({ length }) => length));
}

/** Takes soft hyphens out of what is copied from the page. */
export function copyWithoutSoftHyphens(page: Document): void {
  page.addEventListener('copy', (event) => {
    const copied = page.getSelection()?.toString() ?? '';
    if (!copied.includes('\u00AD')) return;
    event.clipboardData?.setData('text/plain', copied.replaceAll('\u00AD', ''));
    event.preventDefault();
  });
}

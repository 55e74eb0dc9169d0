/** So many characters of a secret in a row are not there by chance, and give away too much. */
const PIECE = 16;
/** A text is looked at in steps: whatever has a piece in it has one of these at one of the steps. */
const PROBE = 8;
const STEP = PIECE - PROBE + 1;

/** Texts that must not be told, recognised in disguises: turned around, encoded, or cut up. */
export class Secrets {
  private readonly probes = new Set<string>();
  private readonly pieces = new Map<string, string>();

  add(name: string, secret: string): void {
    for (const [disguise, text] of disguises(secret)) {
      const plain = bare(text);
      for (let at = 0; at + PROBE <= plain.length; at++) {
        this.probes.add(plain.slice(at, at + PROBE));
        const piece = plain.slice(at, at + PIECE);
        if (piece.length === PIECE) this.pieces.set(piece, `${name} (${disguise})`);
      }
    }
  }

  /** The secret that a text tells, and how; null if none. */
  toldBy(text: string): string | null {
    const plain = bare(text);
    for (let at = 0; at + PROBE <= plain.length; at += STEP) {
      if (!this.probes.has(plain.slice(at, at + PROBE))) continue;
      for (let from = Math.max(0, at - STEP); from <= at; from++) {
        const found = this.pieces.get(plain.slice(from, from + PIECE));
        if (found) return found;
      }
    }
    return null;
  }
}

/** A text without anything that it could be cut up with. */
function bare(text: string): string {
  return text.toLowerCase().replace(/[^0-9a-z]/g, '');
}

function* disguises(secret: string): Generator<readonly [string, string]> {
  const turned = [...secret].reverse().join('');
  yield ['as it is', secret];
  yield ['reversed', turned];
  for (const [how, bytes] of [
    ['of its text', Buffer.from(secret)],
    ['of its text, reversed', Buffer.from(turned)],
    ...(/^([0-9a-f]{2})+$/.test(secret)
      ? ([['of its bytes', Buffer.from(secret, 'hex')]] as const)
      : []),
  ] as const) {
    yield [`hex ${how}`, bytes.toString('hex')];
    yield [`numbers ${how}`, [...bytes].join()];
    // Three letters make four: what comes before a secret moves it along.
    for (const before of [0, 1, 2]) {
      const moved = Buffer.concat([Buffer.alloc(before), bytes]);
      yield [`base64 ${how}`, moved.toString('base64').slice(before + 1, -4)];
    }
  }
}

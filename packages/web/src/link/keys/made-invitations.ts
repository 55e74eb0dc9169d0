import type { CreatedCode, CreatedInvitation } from '@grimrule/room';
import { readKept, writeKept } from './kept-texts.ts';

const INVITATIONS = 'grimrule.invitations';
const CODES = 'grimrule.codes';

type Invitations = Readonly<Record<string, readonly CreatedInvitation[]>>;
type Codes = Readonly<Record<string, CreatedCode>>;

/** The server keeps only hashes of tokens and codes: their maker can share them from here. */
export function keepInvitation(table: string, made: CreatedInvitation, now = Date.now()): void {
  const kept = Object.entries(readKept<Invitations>(INVITATIONS)).flatMap(([each, of = []]) => {
    const valid = of.filter(({ expires }) => expires > now);
    return valid.length > 0 ? [[each, valid] as const] : [];
  });
  const all = Object.fromEntries(kept);
  writeKept(INVITATIONS, { ...all, [table]: [...(all[table] ?? []), made] });
}

/** The token of an invitation that was made in this browser. */
export function tokenOf(table: string, id: string): string | null {
  const made = readKept<Invitations>(INVITATIONS)[table] ?? [];
  return made.find((each) => each.id === id)?.token ?? null;
}

export function keepCode(table: string, made: CreatedCode | null): void {
  const { [table]: _before, ...others } = readKept<Codes>(CODES);
  writeKept(CODES, made ? { ...others, [table]: made } : others);
}

/** The code to this table that was made in this browser, while it is valid. */
export function keptCode(table: string, now = Date.now()): CreatedCode | null {
  const made = readKept<Codes>(CODES)[table];
  return made && made.expires > now ? made : null;
}

/**
 * The address of an invitation. The part behind the # is sent to no server, and read by no preview.
 */
export function invitationLink(table: string, token: string): string {
  return `${location.origin}/join/${table}#${token}`;
}

export function lobbyLink(code: string): string {
  return `${location.origin}/lobby#${code}`;
}

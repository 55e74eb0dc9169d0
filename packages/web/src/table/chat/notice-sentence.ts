import type { Seat } from '@grimrule/kernel';
import type { Notice } from '@grimrule/room';
import type { TFunction } from 'i18next';

interface Names {
  /** The name of a seat: its player's, or its role. */
  readonly nameOf: (seat: Seat) => string;
  /** Its role. */
  readonly roleOf: (seat: Seat) => string;
}

/** A notice to everybody at a table, in words. */
export function noticeSentence(notice: Notice, t: TFunction, { nameOf, roleOf }: Names): string {
  const person = (name: string) => (name === '' ? t('joining.notice.somebody') : name);
  switch (notice.kind) {
    case 'seatTaken':
    case 'seatTakenOver': {
      const { kind, name, seat } = notice;
      return t(`joining.notice.${kind}`, { name: person(name), seat: roleOf(seat) });
    }
    case 'seatClaimed': {
      const kind = notice.voidLink ? 'seatClaimedVoid' : 'seatClaimed';
      return t(`joining.notice.${kind}`, { seat: nameOf(notice.seat) });
    }
    case 'otherDevice':
      return t('joining.notice.otherDevice', { seat: nameOf(notice.seat) });
    case 'linkReplaced': {
      const by = notice.by === null ? t('joining.notice.host') : nameOf(notice.by);
      return t('joining.notice.linkReplaced', { by, seat: nameOf(notice.seat) });
    }
    case 'botStandsIn':
    case 'botSentAway': {
      const { kind, seat, by } = notice;
      const key = seat === by ? (`${kind}Own` as const) : kind;
      return t(`joining.notice.${key}`, { by: nameOf(by), seat: nameOf(seat) });
    }
    case 'takenBack':
    case 'restored': {
      const { kind, by, decisions: count } = notice;
      return t(`joining.notice.${kind}`, { by: nameOf(by), count });
    }
    case 'watcherMuted':
    case 'watcherRemoved': {
      const { kind, by, name } = notice;
      const key = name === '' ? (`${kind}Unnamed` as const) : kind;
      return t(`joining.notice.${key}`, { by: nameOf(by), name });
    }
    case 'watchersMayTalk': {
      const key = notice.talk ? 'watchersMayTalk' : 'watchersMayNotTalk';
      return t(`joining.notice.${key}`, { by: nameOf(notice.by) });
    }
    case 'damaged':
      return t('joining.notice.damaged', { move: notice.move, from: notice.from });
  }
}

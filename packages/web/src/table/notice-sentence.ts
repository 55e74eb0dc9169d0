import type { Seat } from '@grimrule/kernel';
import type { Notice } from '@grimrule/room';
import type { TFunction } from 'i18next';

interface Names {
  /** What a seat is called: by its player, or by what it plays. */
  readonly nameOf: (seat: Seat) => string;
  /** What it plays. */
  readonly roleOf: (seat: Seat) => string;
}

/** What a table has to tell everybody, in words. */
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

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, Json } from '@grimrule/kernel';
import { proposalFor } from '@grimrule/kernel';
import type { CampaignLog } from '@grimrule/rings';
import { rings } from '@grimrule/rings';
import type { Guest, ServerMessage, StoredSeat } from '@grimrule/room';
import { Session } from '@grimrule/room';
import { localDesk } from '../../src/link/local/local-desk.ts';
import { readChat, readTable } from '../../src/link/local/local-tables.ts';
import { copyLocally, openLocally } from '../../src/link/local/open-locally.ts';
import { restoreLocally } from '../../src/link/local/restore-locally.ts';
import { seatsHere } from '../../src/link/local/seats-here.ts';
import { dump } from './memory-idb.ts';
import { memoryStorage } from './memory-storage.ts';

const { texts } = memoryStorage();
const NO_TABS = { tell: () => undefined, myTurn: Promise.resolve() };

/** Opens a table of this browser as the page does, and gives what the page would say to it. */
async function sit(game: Game, table: string) {
  const stored = await readTable(table);
  const room = stored && (await restoreLocally(game, stored));
  if (!stored || !room) throw new Error(`no table ${table}`);
  const { desk, noteStanding } = localDesk(stored, room, NO_TABS as never, () => undefined);
  const session = new Session(table, room, desk, {
    seats: stored.seats,
    chat: await readChat(table),
  });
  const send = ({ say }: ServerMessage) => {
    if (say === 'update' || say === 'welcome') noteStanding();
  };
  const guest: Guest = { seats: seatsHere(stored), name: '', send, missed: () => undefined };
  await session.join(guest);
  const say = (message: object) => session.receive(guest, { id: 1, ...message } as never);
  return {
    room,
    say,
    async answer(count: number) {
      for (let made = 0; made < count && room.state.prompt; made++) {
        const { prompt } = room.state;
        const { seat } = prompt;
        await say({ say: 'answer', seat, number: room.number, answer: [...proposalFor(prompt)] });
      }
    },
  };
}

export async function writePage(folder: string, logs: Readonly<Record<string, CampaignLog>>) {
  const { useSettings } = await import('../../src/settings/settings.ts');
  const { keepCampaign } = await import('../../src/games/rings/campaign/kept-campaigns.ts');
  const { keepKeys, unlist } = await import('../../src/link/keys/seat-keys.ts');
  const { keepPlayer } = await import('../../src/link/keys/player.ts');
  const { keepCode, keepInvitation } = await import('../../src/link/keys/made-invitations.ts');
  const { keepKnown, setGuided } = await import('../../src/guide/kept-guide.ts');
  const me: StoredSeat = { name: 'Jörg', bot: null };
  const expected: object[] = [];
  const open = (game: unknown, options: Json, seats: readonly StoredSeat[]) =>
    openLocally(game as Game, options, seats);
  const keep = ({ room }: Awaited<ReturnType<typeof sit>>, table: string, what: string) => {
    const { state, decisions, number, log } = room;
    const winners = state.outcome?.winners ?? null;
    expected.push({
      ...{ what, table, game: room.game.name, number, decisions, rounds: state.rounds, winners },
      ...{ waitsFor: state.prompt?.seat ?? null, lines: log.length },
    });
  };

  const one = await open(champions, { heroes: ['she-hulk'], scenario: 'rhino' }, [me]);
  const hero = await sit(champions as Game, one);
  await hero.answer(25);
  await hero.say({ say: 'undo', seat: 0, number: hero.room.number, to: 18 });
  await hero.say({ say: 'redo', seat: 0, number: hero.room.number });
  await hero.answer(3);
  await hero.say({ say: 'chat', text: 'Noch einmal – „langsam“.' });
  keep(hero, one, 'undone and redone');

  const two = await open(duel, null, [me, { name: '', bot: null }]);
  const over = await sit(duel as Game, two);
  await over.answer(1000);
  keep(over, two, 'finished');
  const copy = await copyLocally(over.room.match, [me, me], 7);
  keep(await sit(duel as Game, copy), copy, 'a copy of a position');

  const three = await open(rings, { campaign: logs.between } as Json, [
    me,
    { name: 'Eva', bot: null },
  ]);
  const campaign = await sit(rings as Game, three);
  await campaign.answer(40);
  await campaign.say({ say: 'name', seat: 1, name: 'Eva Weiß' });
  keep(campaign, three, 'a game of a campaign');

  useSettings.setState({ name: 'Jörg', speed: 'fast', theme: 'light', sound: true, volume: 0.25 });
  useSettings.setState({
    stops: ['villain activates', 'deal encounter cards'],
    turnsToAsked: false,
  });
  for (const log of Object.values(logs)) keepCampaign(log);
  keepKeys('AAAAAAAAAAAAAAAAAAAAAAAA', ['BBBBBBBBBBBBBBBBBBBBBBBB']);
  keepPlayer({ player: 'DDDDDDDDDDDD', key: 'EEEEEEEEEEEEEEEEEEEEEEEE' });
  const expires = Date.UTC(2100, 0);
  keepInvitation('AAAAAAAAAAAAAAAAAAAAAAAA', { id: 'FFFF', token: 'GGGGGGGG', expires });
  keepCode('AAAAAAAAAAAAAAAAAAAAAAAA', { code: 'K7Q-WM3', expires });
  unlist('HHHHHHHHHHHHHHHHHHHHHHHH', true);
  setGuided(one, true);
  keepKnown('champions', { done: ['villain', 'plan'] });
  setGuided(two, false);
  // Chosen in the dialog of the settings, which needs a whole page.
  texts.set('grimrule.language', 'de');
  const write = (file: string, content: unknown, space?: number) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, space)}\n`);
  write('page.tables.json', dump());
  write('page.expected.json', expected, 1);
  write('page.texts.json', Object.fromEntries(texts), 1);
}

import type { Json } from '@grimrule/kernel';
import { DESIGNS, nextScenario, ringsWords, SCENARIOS } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import type { Cast, CastMember } from '../cast.ts';
import { campaignIn, choiceIn, deckAt, heroesAt } from './setup/choice.ts';

const OWN = { en: 'Own deck', de: 'Eigenes Deck' };

/** The decks with their heroes, and the quest. */
export function castOf(options: Json, language: Language): Cast {
  const words = ringsWords[language];
  const campaign = campaignIn(options);
  const { decks, scenario } = choiceIn(options);
  const slug = (campaign ? nextScenario(campaign)?.slug : undefined) ?? scenario;
  const player = (heroes: readonly string[], deck: CastMember) => ({
    heroes: heroes.flatMap((code) => memberOf(code, language) ?? []),
    deck: { ...deck, design: designOf(heroes[0]) },
  });
  const players = campaign
    ? campaign.players.map(({ heroes, name }) =>
        player(heroes, {
          ...{ id: 'own', design: null },
          name: name === '' ? OWN[language] : name,
        }),
      )
    : Array.from({ length: Math.max(1, decks.length) }, (_, seat) => {
        const deck = deckAt(options, seat);
        const name = deck ? words.deck(deck.slug) : OWN[language];
        return player(heroesAt(options, seat), { id: deck?.slug ?? 'own', name, design: null });
      });
  const against: CastMember = { id: slug, name: words.scenario(slug), design: questOf(slug) };
  return { players, against };
}

function designOf(code: string | undefined): number | null {
  const design = DESIGNS.findIndex((each) => each.code === code);
  return design < 0 ? null : design;
}

function memberOf(code: string, language: Language): CastMember | null {
  const design = designOf(code);
  return design === null ? null : { id: code, name: ringsWords[language].name(design), design };
}

/** The first stage of a quest pictures it. */
function questOf(slug: string): number | null {
  const set = SCENARIOS.find((scenario) => scenario.slug === slug)?.encounterSets[0];
  const design = DESIGNS.findIndex(
    ({ type, encounterSet }) => type === 'Quest' && encounterSet === set,
  );
  return design < 0 ? null : design;
}

import { championsWords, DESIGNS, designCoded, HEROES, SCENARIOS } from '@grimrule/champions';
import type { Json } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Cast, CastMember } from '../cast.ts';
import { aspectsOf } from './names.ts';
import { choiceIn, identityAt } from './setup/choice.ts';

const OWN = { en: 'Own deck', de: 'Eigenes Deck' };

/** The heroes, their decks and the villain. */
export function castOf(options: Json, language: Language): Cast {
  const words = championsWords[language];
  const { heroes, scenario } = choiceIn(options);
  const count = Math.max(1, heroes.length);
  const players = Array.from({ length: count }, (_, seat) => {
    const hero = heroAt(options, seat, language);
    const slug = heroes[seat] ?? '';
    const starter = HEROES.find((hero) => hero.slug === slug);
    const isOwn = !starter || starter.identity !== identityAt(options, seat);
    const name = isOwn ? OWN[language] : `${hero?.name ?? slug} · ${aspectsOf(slug, language)}`;
    return {
      heroes: hero ? [hero] : [],
      deck: { id: isOwn ? 'own' : slug, name, design: hero?.design ?? null },
    };
  });
  const found = SCENARIOS.find(({ slug }) => slug === scenario);
  const villain = designCoded(found?.villain[0] ?? '');
  const against: CastMember = {
    ...{ id: scenario, name: words.scenario(scenario) },
    design: villain < 0 ? null : villain,
  };
  return { players, against };
}

/** A hero is known by the hero side. */
function heroAt(options: Json, seat: number, language: Language): CastMember | null {
  const code = identityAt(options, seat);
  const given = designCoded(code ?? '');
  const { type, otherSide = '' } = DESIGNS[given] ?? {};
  const design = type === 'hero' ? given : designCoded(otherSide);
  if (design < 0) return null;
  return {
    id: choiceIn(options).heroes[seat] ?? code ?? '',
    name: championsWords[language].name(design),
    design,
  };
}

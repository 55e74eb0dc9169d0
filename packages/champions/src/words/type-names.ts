import type { Language } from '@grimrule/words';
import type { ChampionsCard } from '../cards/card.ts';

/** The types of cards, as they stand in a sentence. */
export const TYPE_NAMES: Readonly<
  Record<Language, Readonly<Record<ChampionsCard['type'], string>>>
> = {
  en: {
    hero: 'hero',
    alter_ego: 'alter-ego',
    ally: 'ally',
    event: 'event',
    resource: 'resource',
    support: 'support',
    upgrade: 'upgrade',
    player_side_scheme: 'player side scheme',
    villain: 'villain',
    main_scheme: 'main scheme',
    side_scheme: 'side scheme',
    minion: 'minion',
    treachery: 'treachery',
    attachment: 'attachment',
    environment: 'environment',
    obligation: 'obligation',
  },
  de: {
    hero: 'Held',
    alter_ego: 'Alter Ego',
    ally: 'Verbündeter',
    event: 'Ereignis',
    resource: 'Ressource',
    support: 'Vorteil',
    upgrade: 'Upgrade',
    player_side_scheme: 'Spieler-Nebenplan',
    villain: 'Schurke',
    main_scheme: 'Hauptplan',
    side_scheme: 'Nebenplan',
    minion: 'Scherge',
    treachery: 'Verrat',
    attachment: 'Anhang',
    environment: 'Umgebung',
    obligation: 'Verpflichtung',
  },
};

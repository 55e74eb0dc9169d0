import type { CampaignLog } from '@grimrule/rings';
import {
  exchangeHero,
  fallenHeroesOf,
  freeHeroes,
  healHero,
  keepFallenHero,
  replaceFallenHero,
  threatPenaltyOf,
} from '@grimrule/rings';
import { Icon } from '../../../card/icons.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { DeckList } from './deck-list.tsx';
import { useCardName } from './use-card-name.ts';
import type { Write } from './write.ts';

interface LogProps {
  readonly log: CampaignLog;
  readonly onWrite: Write;
}

/** Each player with heroes and threat, and what may be done before the next game. */
export function LogPlayers({ log, onWrite }: LogProps) {
  const texts = useRingsTexts();
  return (
    <div className="rings-log-players">
      {log.players.map(({ name, heroes }, seat) => {
        const penalty = threatPenaltyOf(log, seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is their seat.
          <section key={seat} className="rings-log-player" aria-label={name}>
            <h3>
              {name}
              {penalty > 0 && (
                <span className="rings-chip" title={texts.campaign.penalty}>
                  <Icon name="threat" /> +{penalty}
                  <span className="sr-only">{texts.campaign.penalty}</span>
                </span>
              )}
            </h3>
            <ul>
              {heroes.map((hero) => (
                <Hero key={hero} {...{ log, onWrite, seat, hero }} />
              ))}
            </ul>
            <DeckList {...{ log, onWrite, seat }} />
          </section>
        );
      })}
    </div>
  );
}

function Hero(props: LogProps & { readonly seat: number; readonly hero: string }) {
  const { log, onWrite, seat, hero } = props;
  const texts = useRingsTexts();
  const nameOf = useCardName();
  const name = nameOf(hero);
  const hasFallen = fallenHeroesOf(log, seat).includes(hero);
  const free = freeHeroes(log);
  const damage = log.notes.damage[hero] ?? 0;
  const { exchanged = false, healed = false } = log.players[seat] ?? {};
  const replace = hasFallen ? replaceFallenHero : exchangeHero;
  return (
    <li data-fallen={hasFallen || undefined}>
      <span className="rings-hero-name">
        {hasFallen ? <s>{name}</s> : name}
        {hasFallen && <span className="quiet">{texts.campaign.hasFallen}</span>}
        {damage > 0 && (
          <span className="rings-chip" title={texts.campaign.damage}>
            <Icon name="damage" /> {damage}
            <span className="sr-only">{texts.campaign.damage}</span>
          </span>
        )}
      </span>
      {free.length > 0 && (hasFallen || !exchanged) && (
        <select
          className="button"
          value=""
          onChange={({ target }) => onWrite(replace(log, seat, hero, target.value))}
          aria-label={hasFallen ? texts.campaign.replaceOf(name) : texts.campaign.exchangeOf(name)}
          data-replace={hero}
        >
          <option value="">{hasFallen ? texts.campaign.replace : texts.campaign.exchange}</option>
          {free.map((other) => (
            <option key={other} value={other}>
              {nameOf(other)}
            </option>
          ))}
        </select>
      )}
      {hasFallen && free.length === 0 && (
        <button
          type="button"
          className="button"
          onClick={() => onWrite(keepFallenHero(log, seat, hero))}
        >
          {texts.campaign.keepFallen}
        </button>
      )}
      {log.expert && damage > 0 && !healed && (
        <button type="button" className="button" onClick={() => onWrite(healHero(log, seat, hero))}>
          {texts.campaign.heal}
        </button>
      )}
    </li>
  );
}

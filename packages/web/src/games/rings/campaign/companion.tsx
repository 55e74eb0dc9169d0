import type { CampaignLog, PoolCard } from '@grimrule/rings';
import { DESIGNS, fallenHeroesOf, poolOf, threatPenaltyOf } from '@grimrule/rings';
import { CardPicture } from '../../../art/card-picture.tsx';
import { Icon } from '../../../card/icons.tsx';
import { useLanguage } from '../../../words/language.ts';
import { faceOf } from '../face/face.ts';
import { useRingsTexts } from '../texts/texts.ts';
import { useCardName } from './use-card-name.ts';

const KINDS = ['boon', 'burden'] as const;

/** A player on the way: the heroes as they are now, and what stays with them. */
export function Companion({ log, seat }: { readonly log: CampaignLog; readonly seat: number }) {
  const texts = useRingsTexts();
  const { name = '', heroes = [] } = log.players[seat] ?? {};
  const penalty = threatPenaltyOf(log, seat);
  const carried = KINDS.flatMap((kind) =>
    poolOf(log, kind)
      .filter(({ player }) => player === seat)
      .map((card) => ({ kind, card })),
  );
  return (
    <div className="journey-panel">
      <h3>
        {name}
        {penalty > 0 && (
          <span className="rings-chip" title={texts.campaign.penalty}>
            <Icon name="threat" /> +{penalty}
            <span className="sr-only">{texts.campaign.penalty}</span>
          </span>
        )}
      </h3>
      <ul className="journey-heroes">
        {heroes.map((hero) => (
          <HeroNow key={hero} log={log} seat={seat} hero={hero} />
        ))}
      </ul>
      <h4>{texts.campaign.carries}</h4>
      {carried.length === 0 ? (
        <p className="quiet">{texts.campaign.carriesNothing}</p>
      ) : (
        <ul className="journey-carried">
          {carried.map(({ kind, card }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card have nothing to tell them apart.
            <Carried key={index} kind={kind} card={card} />
          ))}
        </ul>
      )}
    </div>
  );
}

function HeroNow(props: {
  readonly log: CampaignLog;
  readonly seat: number;
  readonly hero: string;
}) {
  const { log, seat, hero } = props;
  const texts = useRingsTexts();
  const nameOf = useCardName();
  const hasFallen = fallenHeroesOf(log, seat).includes(hero);
  const damage = log.notes.damage[hero] ?? 0;
  return (
    <li data-fallen={hasFallen || undefined}>
      <Picture code={hero} />
      <b>{nameOf(hero)}</b>
      {hasFallen && <span className="journey-mark">{texts.campaign.hasFallen}</span>}
      {damage > 0 && (
        <span className="journey-mark" title={texts.campaign.damage}>
          <Icon name="damage" /> {damage}
          <span className="sr-only">{texts.campaign.damage}</span>
        </span>
      )}
    </li>
  );
}

function Carried({ kind, card }: { readonly kind: 'boon' | 'burden'; readonly card: PoolCard }) {
  const nameOf = useCardName();
  const { leftOut, hero } = card;
  const name = nameOf(card.card);
  return (
    <li data-kind={kind}>
      <Picture code={card.card} />
      <span>
        {leftOut ? <s>{name}</s> : name}
        {hero !== null && <span className="quiet"> → {nameOf(hero)}</span>}
      </span>
    </li>
  );
}

/** The small picture of a card. */
function Picture({ code }: { readonly code: string }) {
  const { language } = useLanguage();
  const design = DESIGNS.findIndex((card) => card.code === code);
  if (design === -1) return null;
  const { art, tone } = faceOf(design, language);
  return (
    <span className="journey-card" data-tone={tone} aria-hidden="true">
      <CardPicture art={art} size="S" />
    </span>
  );
}

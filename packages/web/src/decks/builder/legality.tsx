import type { Deck, DeckGame } from '@grimrule/decks';
import type { Line } from '@grimrule/kernel';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { BYSTANDER } from '../../screens/saved/standing.ts';
import type { Workshop } from '../desk/use-desk.ts';
import type { DeckTexts } from '../words/en.ts';
import { useDeckTexts } from '../words/words.ts';
import { cureOf } from './cures.ts';
import type { Building } from './use-builder.ts';

/** Whether the deck is legal; every reason why it is not, and what would mend it. */
export function Legality(props: { readonly workshop: Workshop; readonly building: Building }) {
  const { workshop, building } = props;
  const { page, desk } = workshop;
  const { deck, problems, change } = building;
  const { say, language } = useDeckTexts();
  const [isOpen, setOpen] = useState(false);
  const hasHero = deck.identities.length > 0;
  // Without a hero the rules have little else to say.
  const told = hasHero ? problems : [];
  const shown = isOpen ? told : told.slice(0, 1);
  const own = told.filter((line) => line.say === 'wrongIdentityCards');
  const requirements = desk.requirements(deck);
  return (
    <div
      className="builder-legality"
      role="status"
      aria-label={say.legality.label}
      data-problems={problems.length}
    >
      {problems.length === 0 && (
        <p className="builder-legal">
          <CircleCheck aria-hidden="true" size={20} />
          {say.legality.legal}
        </p>
      )}
      {!hasHero && (
        <p className="builder-problem">
          <CircleX aria-hidden="true" size={20} />
          {say.legality.noHero}
        </p>
      )}
      {shown.map((line) => (
        <Problem
          key={JSON.stringify(line)}
          line={line}
          text={
            notHere(line, workshop, language, say) ?? page.words[language].line(line, BYSTANDER)
          }
          {...props}
        />
      ))}
      {own.length > 1 && (
        <button
          type="button"
          className="builder-cure"
          onClick={() => change(own.reduce((after, line) => cured(line, after, desk.game), deck))}
          data-verb="add-own"
        >
          {say.legality.addOwn}
        </button>
      )}
      {told.length > 1 && (
        <button
          type="button"
          className="text-link"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          data-verb="more-problems"
        >
          {isOpen ? say.legality.fewer : say.legality.more(told.length - 1)}
        </button>
      )}
      {requirements.map((line) => (
        <p key={line.say} className="quiet builder-wish">
          {requirement(line, say)}
        </p>
      ))}
    </div>
  );
}

const cured = (line: Line, deck: Deck, game: DeckGame) => cureOf(line, deck, game)?.after ?? deck;

/** To the rules a card of a pack that is not here is any unknown card; here its title is known. */
function notHere(line: Line, { desk }: Workshop, language: 'en' | 'de', say: DeckTexts) {
  const { card } = line as { readonly card?: unknown };
  const listed = typeof card === 'string' ? desk.game.listing.coded(card) : undefined;
  if (line.say !== 'unknownCard' || !listed) return null;
  return say.legality.notHere((language === 'de' && listed.titleDe) || listed.title);
}

function requirement(line: Line, say: DeckTexts): string {
  const count = Number((line as { readonly count?: unknown }).count ?? 0);
  return line.say === 'aspects' ? say.legality.aspects(count) : say.legality.copies(count);
}

function Problem(props: {
  readonly line: Line;
  readonly text: string;
  readonly workshop: Workshop;
  readonly building: Building;
}) {
  const { line, text, workshop, building } = props;
  const { deck, change } = building;
  const { say } = useDeckTexts();
  const cure = cureOf(line, deck, workshop.desk.game);
  return (
    <p className="builder-problem" data-problem={line.say}>
      <CircleX aria-hidden="true" size={20} />
      <span className="builder-reason">{text}</span>
      {cure && (
        <button
          type="button"
          className="builder-cure"
          onClick={() => change(cure.after)}
          data-verb="cure"
        >
          {say.legality[cure.kind]}
        </button>
      )}
    </p>
  );
}

import { duelWords } from '@grimrule/duel';
import type { Seat } from '@grimrule/kernel';
import { Row } from '../../../table/board/zones.tsx';
import { useTable } from '../../../table/table-context.tsx';
import { useLanguage } from '../../../words/language.ts';
import { placeOf } from '../zones.ts';

/** A place on one side of the board, with its card or free. */
export function Place({ seat, place }: { readonly seat: Seat; readonly place: number }) {
  return (
    <Row
      zone={placeOf(seat, place)}
      className="duel-place"
      empty={<FreePlace seat={seat} place={place} />}
    />
  );
}

/** A free place is where a card can be laid when one is asked for. */
function FreePlace({ seat, place }: { readonly seat: Seat; readonly place: number }) {
  const { prompt, choice } = useTable();
  const { language } = useLanguage();
  const option =
    prompt?.seat === seat
      ? prompt.options.find(({ verb, value }) => verb === 'place' && value === place)
      : undefined;
  if (!option) return <span className="free-place" />;
  return (
    <span className="free-place" data-lit>
      <button
        type="button"
        className="card-button"
        data-verb={option.verb}
        data-place={place}
        aria-label={duelWords[language].place(place)}
        onClick={() => choice.pick(option)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
}

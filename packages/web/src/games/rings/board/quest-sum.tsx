import { NONE, value } from '@grimrule/kernel';
import type { RingsTable } from '@grimrule/rings';
import { threatInStaging, willpowerCommitted } from '@grimrule/rings';
import type { CSSProperties } from 'react';
import { Icon } from '../../../card/icons.tsx';
import { useTable } from '../../../table/table-context.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { useRingsView } from '../view.ts';
import { zone } from '../zones.ts';
import './quest-sum.css';

/** Willpower against threat, with the characters that are being picked: what the quest comes to. */
export function QuestSum() {
  const { vars, zones } = useRingsView();
  const { table, prompt, choice } = useTable();
  const texts = useRingsTexts();
  if (vars.phase !== 'quest') return null;
  const picked =
    prompt?.ask.say === 'commitToQuest' ? choice.picked.map(({ card = NONE }) => card) : [];
  const willpower = picked.reduce(
    (sum, card) => sum + value(table, card, 'willpower'),
    willpowerCommitted(table as RingsTable),
  );
  const parts = {
    willpower: [...vars.committed, ...picked].map((card) => value(table, card, 'willpower')),
    threat: (zones[zone('staging area')] ?? []).flatMap((card) =>
      typeof card === 'number' ? value(table, card, 'threat') : [],
    ),
  };
  const threat = threatInStaging(table as RingsTable);
  const ahead = willpower - threat;
  const share = willpower + threat === 0 ? 0.5 : willpower / (willpower + threat);
  return (
    <div className="quest-sum" role="status" style={{ '--share': share } as CSSProperties}>
      <span className="quest-sum-side" data-sum="willpower">
        <Icon name="willpower" /> <b>{willpower}</b>{' '}
        <Sum of={texts.willpower} parts={parts.willpower} />
      </span>
      <span className="quest-sum-way">
        <strong data-ahead={Math.sign(ahead)}>
          {ahead > 0 && texts.progressAhead(ahead)}
          {ahead < 0 && texts.threatAhead(-ahead)}
          {ahead === 0 && texts.even}
        </strong>
      </span>
      <span className="quest-sum-side" data-sum="threat">
        <Sum of={texts.threat} parts={parts.threat} /> <b>{threat}</b> <Icon name="threat" />
      </span>
    </div>
  );
}

/** So many numbers can be added up at a glance. */
const MOST_PARTS = 6;

/** The name of a sum, and the numbers it is made of. */
function Sum({ of, parts }: { readonly of: string; readonly parts: readonly number[] }) {
  const counted = parts.filter((part) => part !== 0);
  return (
    <small>
      {of}
      {counted.length > 1 && counted.length <= MOST_PARTS && <i>{counted.join(' + ')}</i>}
    </small>
  );
}

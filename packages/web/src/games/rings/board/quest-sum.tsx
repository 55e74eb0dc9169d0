import { NONE, value } from '@grimrule/kernel';
import type { RingsTable } from '@grimrule/rings';
import { threatInStaging, willpowerCommitted } from '@grimrule/rings';
import type { CSSProperties } from 'react';
import { Icon } from '../../../card/icons.tsx';
import { useTable } from '../../../table/table-context.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { useRingsView } from '../view.ts';
import './quest-sum.css';

/** Willpower against threat, with the characters that are being picked: what the quest comes to. */
export function QuestSum() {
  const { vars } = useRingsView();
  const { table, prompt, choice } = useTable();
  const texts = useRingsTexts();
  if (vars.phase !== 'quest') return null;
  const picked =
    prompt?.ask.say === 'commitToQuest' ? choice.picked.map(({ card = NONE }) => card) : [];
  const willpower = picked.reduce(
    (sum, card) => sum + value(table, card, 'willpower'),
    willpowerCommitted(table as RingsTable),
  );
  const threat = threatInStaging(table as RingsTable);
  const ahead = willpower - threat;
  const share = willpower + threat === 0 ? 0.5 : willpower / (willpower + threat);
  return (
    <div className="quest-sum" role="status" style={{ '--share': share } as CSSProperties}>
      <span className="quest-sum-side" data-sum="willpower">
        <Icon name="willpower" /> <b>{willpower}</b> <small>{texts.willpower}</small>
      </span>
      <span className="quest-sum-way">
        <strong data-ahead={Math.sign(ahead)}>
          {ahead > 0 && texts.progressAhead(ahead)}
          {ahead < 0 && texts.threatAhead(-ahead)}
          {ahead === 0 && texts.even}
        </strong>
      </span>
      <span className="quest-sum-side" data-sum="threat">
        <small>{texts.threat}</small> <b>{threat}</b> <Icon name="threat" />
      </span>
    </div>
  );
}

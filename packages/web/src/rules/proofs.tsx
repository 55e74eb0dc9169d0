import type { Entry, GameOfBook } from '@grimrule/rulebook';
import { Link } from 'wouter';
import { useLanguage } from '../words/language.ts';
import { pageAddress } from './address.ts';
import { useProofs } from './use-proofs.ts';

/** Under an entry: how many tests prove it, or why there are none. */
export function Proofs({ game, entry }: { readonly game: GameOfBook; readonly entry: Entry }) {
  const { t } = useLanguage();
  const proofs = useProofs(game);
  const { id, untested } = entry;
  // An entry that only points elsewhere needs no excuse.
  if (!proofs || untested === 'pointer') return null;
  if (untested) return <p className="quiet hint">{t(`coverage.why.${untested}`)}</p>;
  const count = proofs.get(id)?.length ?? 0;
  return (
    <p className="hint">
      <Link
        href={`${pageAddress(game, 'coverage')}#${id}`}
        className="text-link"
        data-proofs={count}
      >
        {t('coverage.provedBy', { count })}
      </Link>
    </p>
  );
}

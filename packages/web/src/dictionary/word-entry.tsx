import type { Example, Word } from '@grimrule/rulebook';
import { PART_TITLES } from '@grimrule/rulebook';
import { useState } from 'react';
import { Link } from 'wouter';
import { cardAddress } from '../cards/address.ts';
import { coverOf } from '../games/registry.ts';
import { entryAddress } from '../rules/address.ts';
import { useLanguage } from '../words/language.ts';
import { counted } from '../words/plural.ts';
import { useDictionaryWords } from './use-dictionary.ts';

/** A word: what it means, how it is written, and cards that use it. */
export function WordEntry({ word, isOpen }: { readonly word: Word; readonly isOpen: boolean }) {
  const { name, game, part, kind, meaning, rules, signature } = word;
  const { language } = useLanguage();
  const say = useDictionaryWords();
  return (
    <li className="dictionary-word" data-word={name} data-game={game}>
      <h2>
        <code>{name}</code>
        <span className="dictionary-kind">
          {game === 'kernel' ? say.kernel : (coverOf(game)?.title ?? game)} ·{' '}
          {PART_TITLES[language][part]} · {say.kinds[kind]}
        </span>
      </h2>
      <p lang="en">
        <Meaning text={meaning} />
      </p>
      {rules.length > 0 && (
        <p className="hint">
          {say.rule}{' '}
          {rules.map(({ title, entry }) => (
            <Link key={entry} href={entryAddress(game, entry)} className="text-link" lang="en">
              {title}
            </Link>
          ))}
        </p>
      )}
      {kind !== 'name' && <pre>{signature}</pre>}
      {word.examples.length > 0 ? (
        <Examples key={String(isOpen)} examples={word.examples} startsOpen={isOpen} />
      ) : (
        <p className="quiet hint">{say.unused}</p>
      )}
      <p className="quiet dictionary-file">
        {word.file}:{word.line}
      </p>
    </li>
  );
}

/** A comment; words between backticks are code. */
function Meaning({ text }: { readonly text: string }) {
  return text.split('`').map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
      <code key={at}>{piece}</code>
    ),
  );
}

function Examples(props: { readonly examples: readonly Example[]; readonly startsOpen: boolean }) {
  const { examples, startsOpen } = props;
  const say = useDictionaryWords();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{counted(say.examples_one, say.examples_other, examples.length)}</summary>
      {isOpen &&
        examples.map((example) => (
          <figure key={`${example.game} ${example.code} ${example.source}`}>
            <figcaption>
              <Card example={example} />
            </figcaption>
            <pre>{example.source}</pre>
          </figure>
        ))}
    </details>
  );
}

function Card({ example }: { readonly example: Example }) {
  const { game, place, code, title, through } = example;
  const say = useDictionaryWords();
  return (
    <>
      {place === 'pool' ? (
        <Link href={cardAddress(game, code)} className="text-link" lang="en">
          {title}
        </Link>
      ) : (
        <span lang="en">{title}</span>
      )}{' '}
      <span className="quiet">
        {place === 'spec' ? say.spec : code}
        {place === 'outside' && `, ${say.outside}`}
        {through && (
          <>
            {`, ${say.through} `}
            <code>{through}</code>
          </>
        )}
      </span>
    </>
  );
}

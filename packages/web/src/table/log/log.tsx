import type { Seat } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import type { Words } from '@grimrule/words';
import { History, Search } from 'lucide-react';
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { read } from '../beside/reading.ts';
import { useLatestTable, useTable, useTableState, useTableStore } from '../table-context.tsx';
import type { LogGroup } from './log-groups.ts';
import { groupsOf } from './log-groups.ts';
import { Naming } from './naming.tsx';
import { sentenceOf } from './sentence.ts';

const LAST_LINES = 150;
/** This close to its end, the reader follows the log. */
const NEAR = 40;

/** The log in sentences; card names lead to the cards, lines to their positions. */
export function Log() {
  // The table comes first; the log may follow a moment later.
  const log = useDeferredValue(useTable().log);
  const { words, seat, view } = useTable();
  const { t } = useLanguage();
  const [wanted, setWanted] = useState('');
  const [isWhole, setWhole] = useState(false);
  const { seats } = view;
  const pattern = wanted.trim().toLowerCase();
  const from = isWhole || pattern !== '' ? 0 : Math.max(0, log.length - LAST_LINES);
  const groups = useMemo(() => {
    const fits = (told: Told) =>
      'entry' in told && sentenceOf(words, told.entry, seat, seats).toLowerCase().includes(pattern);
    return groupsOf(pattern === '' ? log : log.filter(fits), from);
  }, [log, from, pattern, words, seat, seats]);
  const scroller = useFollowed(log);
  return (
    <section className="log" aria-label={t('log.title')}>
      <h2 className="sr-only">{t('log.title')}</h2>
      <label className="log-filter">
        <Search size={14} aria-hidden="true" />
        <span className="sr-only">{t('log.filter')}</span>
        <input
          type="search"
          value={wanted}
          placeholder={t('log.filter')}
          onChange={(event) => setWanted(event.target.value)}
        />
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <div className="log-lines" ref={scroller} tabIndex={0} role="log" aria-live="off">
        {from > 0 && (
          <button type="button" className="button button-quiet" onClick={() => setWhole(true)}>
            {t('log.earlier', { count: from })}
          </button>
        )}
        {groups.map((group) => (
          <Group key={group.heading?.at ?? 'first'} {...{ group, words, seat, seats }} />
        ))}
        {groups.length === 0 && <p className="quiet">{t('log.nothing')}</p>}
      </div>
    </section>
  );
}

/** Follows the end, unless the reader has scrolled up. */
function useFollowed(log: readonly Told[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const element = scroller.current;
    let before = 0;
    const scrolled = () => {
      if (!element) return;
      const { scrollTop, clientHeight, scrollHeight } = element;
      const isNear = scrollHeight - scrollTop - clientHeight < NEAR;
      // Lines that come meanwhile move the end away as well: only who goes up wants to read.
      if (isNear || scrollTop < before) follows.current = isNear;
      before = scrollTop;
    };
    element?.addEventListener('scroll', scrolled, { passive: true });
    return () => element?.removeEventListener('scroll', scrolled);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the log.
  useEffect(() => {
    if (follows.current) scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [log]);
  return scroller;
}

interface Reading {
  readonly words: Words;
  readonly seat: Seat;
  readonly seats: number;
}

const Group = memo(
  function Group({ group, ...reading }: Reading & { readonly group: LogGroup }) {
    const { heading, level, lines } = group;
    return (
      <>
        {heading && 'entry' in heading.told && (
          <h3 className="log-heading" data-level={level}>
            {sentenceOf(reading.words, heading.told.entry, reading.seat, reading.seats)}
            <span className="log-asks">
              <AskButtons told={heading.told} words={reading.words} />
            </span>
            <LookButton at={heading.told.at} />
          </h3>
        )}
        <ol>
          {lines.map(({ at, told }) => (
            <LogLine key={at} told={told} {...reading} />
          ))}
        </ol>
      </>
    );
  },
  // Groups are made anew with every line, but only the last ones differ.
  (before, after) =>
    before.words === after.words &&
    before.seat === after.seat &&
    before.group.heading?.told === after.group.heading?.told &&
    before.group.lines.length === after.group.lines.length &&
    before.group.lines.every(({ told }, index) => told === after.group.lines[index]?.told),
);

const LogLine = memo(function LogLine(props: Reading & { readonly told: Told }) {
  const { told, words, seat, seats } = props;
  const { t } = useLanguage();
  if ('takenBack' in told) {
    const { seat: whose, decisions, learned } = told.takenBack;
    const key = learned ? 'log.takenBackSeen' : 'log.takenBack';
    return <li className="log-back">↶ {t(key, { name: words.seat(whose), count: decisions })}</li>;
  }
  const { entry } = told;
  return (
    <li data-say={entry.line.say} data-at={told.at}>
      <span>
        <Naming
          sentence={sentenceOf(words, entry, seat, seats)}
          designs={entry.designs}
          words={words}
        />
      </span>
      <span className="log-tools">
        <AskButtons told={told} words={words} />
        <LookButton at={told.at} />
      </span>
    </li>
  );
});

/** The rule that a line follows, and why it was told. */
function AskButtons({ told, words }: { readonly told: Told; readonly words: Words }) {
  const latest = useLatestTable();
  const { t } = useLanguage();
  if (!('entry' in told)) return null;
  const { rule, step } = told.entry;
  const title = words.rule(rule);
  // Lines have no number of their own, and a search leaves out some: it is counted when it matters.
  const place = () => latest.current.log.indexOf(told);
  return (
    <>
      {title !== '' && (
        <button
          type="button"
          className="rule-link"
          data-rule={rule}
          aria-label={title}
          title={title}
          onClick={() => {
            read({ read: 'rule', rule, step, situation: { is: 'told', line: place() } });
          }}
        >
          §
        </button>
      )}
      <button
        type="button"
        className="rule-link"
        data-verb="why"
        onClick={() => read({ read: 'why', line: place() })}
      >
        {t('beside.why')}
      </button>
    </>
  );
}

/** Shows the position that a line led to. */
function LookButton({ at }: { readonly at: number }) {
  const store = useTableStore();
  const { t } = useLanguage();
  const isHere = useTableState(({ past }) => past?.decisions === at);
  return (
    <button
      type="button"
      className="log-look"
      aria-label={isHere ? t('banner.present') : t('log.look')}
      title={isHere ? t('banner.present') : t('log.look')}
      aria-pressed={isHere}
      onClick={() => store.lookAt(isHere ? null : at)}
    >
      <History size={14} aria-hidden="true" />
    </button>
  );
}

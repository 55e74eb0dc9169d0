import type { Option, Table } from '@grimrule/kernel';
import { sameOption } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Mark } from '../page-game.ts';
import { markOfBits } from './spheres.ts';

/** What an option gives when it is spent in the question that waits. */
export function givenBy(option: Option, table: Table, language: Language): readonly Mark[] {
  const sources = table.state.prompt?.cost?.sources ?? [];
  const { gives = [] } = sources.find((source) => sameOption(source.option, option)) ?? {};
  return gives.map((bits) => markOfBits(bits, language));
}

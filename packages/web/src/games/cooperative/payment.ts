import type { Option, Table } from '@grimrule/kernel';
import { sameOption } from '@grimrule/kernel';

/** The resources of an option in the current payment, as the kernel's bits of what each may pay. */
export function givenIn({ state }: Table, option: Option): readonly number[] {
  const sources = state.prompt?.cost?.sources ?? [];
  return sources.find((source) => sameOption(source.option, option))?.gives ?? [];
}

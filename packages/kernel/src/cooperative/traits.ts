/** The stat of a trait that cards give or take away. */
export const traitStat = <T extends string>(trait: T) => `trait ${trait}` as const;

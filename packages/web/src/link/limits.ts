/** How long a name may be, as in the messages of a table, whose schema is not needed for that. */
export const LONGEST_NAME = 40;

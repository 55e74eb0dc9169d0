import pc from 'picocolors';

export type Painter = (text: string) => string;

const { NO_COLOR, TERM } = process.env;

/** Whether what goes to the terminal may be coloured. */
const coloured = process.stdout.isTTY === true && !NO_COLOR && TERM !== 'dumb';

export const paint = pc.createColors(coloured);

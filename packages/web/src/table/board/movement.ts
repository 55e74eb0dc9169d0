/** All that it takes for cards to move and to be dragged. */
export { domMax as movement } from 'motion/react';

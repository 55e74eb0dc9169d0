import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * The page loads nothing from anywhere else and runs no script but its own files. Requests are not
 * turned into HTTPS ones: at home the table is served to the phones in the same network as it is.
 */
export const SAFETY: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      // Dialogs and cards on the move set styles of their own; that runs no code.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  // A link to a seat must not be told to anybody; its secret is in the fragment besides.
  referrerPolicy: { policy: 'no-referrer' },
};

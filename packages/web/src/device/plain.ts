/** Whether the page came without encryption: then browsers keep much of what they can from it. */
export const isPlain = (): boolean => !globalThis.isSecureContext;

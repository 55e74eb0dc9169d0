/** What a device and its browser can do, and what they cannot. */
export const deviceEn = {
  staysAwake: 'Keep the screen awake during a game',
  noCopy:
    'This page came without https, so the browser does not let it copy or share. The link is marked: copy it with Ctrl+C or a long press.',
  noCopyHere:
    'The browser did not let the page copy. The text is marked: copy it with Ctrl+C or a long press.',
  noCopyQr: 'You can also scan the QR code.',
  plain:
    'This page came without https. So the browser can neither copy nor share links by itself: mark one to copy it, or let the others scan its QR code.',
  plainOffline:
    'This page came without https, so the browser cannot keep it for offline play: it needs the server to open. Your games stay in this browser all the same.',
  fullNew:
    'The storage of this browser is full, so the game could not be stored. Your other games are safe. Save some as files, delete them under Saved games, and try again.',
  fullMove:
    'The storage of this browser is full: what you did last was neither stored nor done. Everything before it is safe. Save the game as a file, make room by deleting other games, then do it again.',
  export: 'Save as a file',
  toSaved: 'To the saved games',
  mayVanish:
    'This browser has not promised to keep games for good: it may clear them when space runs short. Now and then, save games that matter to you as files.',
  leave: {
    title: 'Leave the table?',
    text: 'The game goes on: the others wait for you, and a bot may soon play for you. You find the table again under Saved games.',
    stay: 'Stay',
    leave: 'Leave the table',
    once: 'Go back once more to leave the table. The game is stored in this browser.',
  },
  erase: {
    title: 'Everything in this browser',
    text: 'Deletes the games kept in this browser, the history, settings, campaigns, keys and the copy for offline play. Games on the server stay there, but without its key this browser loses your seats.',
    server: 'Delete what the server has first',
    start: 'Delete everything',
    sure: 'Really delete everything Grimrule keeps in this browser? This cannot be undone.',
    really: 'Yes, delete everything',
    keep: 'Keep it',
    failed: 'Not everything could be deleted. Close the other tabs with Grimrule and try again.',
  },
};

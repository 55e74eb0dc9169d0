/** What the screens about this server say; loaded with them, because few ever read it. */
export const aboutEn = {
  loading: 'Asking the server …',
  unreachable: 'The server does not answer, so what it says about itself cannot be shown now.',
  imprint: {
    title: 'Imprint',
    none: 'Whoever runs this server has not said who they are.',
    forHosts:
      'Is it you? A folder with imprint.en.txt and privacy.en.txt, named by GRIMRULE_ABOUT, is all it takes.',
  },
  privacy: {
    title: 'Privacy',
    brief: 'In brief',
    briefPoints: [
      'There are no accounts. Nobody asks for your name, mail address or telephone number.',
      'There are no cookies, no advertising and no tracking. The page loads nothing from anywhere but this server.',
      'What you play alone stays in this browser.',
    ],
    here: 'In this browser',
    herePoints: [
      'Games that you play alone, saved games, campaigns, settings and the language.',
      'The key by which the server knows you, and those of old links to seats: whoever has them can play your seats.',
    ],
    hereEnd: 'All of it goes when you delete the data of this site in your browser.',
    server: 'On the server',
    serverPoints: [
      'Tables with all decisions, so that a game can go on, be undone and be replayed.',
      'The name that you give yourself at a table, and what you write in its chat.',
      'Reports of problems, with a copy of the game.',
      'Your devices: what browser it is, and when it was last used.',
      'Of keys, invitations and codes only a hash, from which they cannot be computed.',
    ],
    address:
      'The address of your device is used to answer you and to keep anybody from asking too much. It is in the log of the server, for as long as whoever runs it keeps that.',
    others:
      'Others at your table see your name, your chat and your decisions. Whoever has the link to watch sees the table, but no hidden cards.',
    kept: 'For how long',
    keptTables: {
      days_one: 'Tables are deleted {{count}} day after the last move.',
      days_other: 'Tables are deleted {{count}} days after the last move.',
      ever: 'Tables are kept until somebody deletes them.',
    },
    keptChat: {
      days_one: 'Chat is deleted after {{count}} day.',
      days_other: 'Chat is deleted after {{count}} days.',
      ever: 'Chat is kept as long as its table.',
    },
    keptReports: {
      days_one: 'Reports are deleted after {{count}} day.',
      days_other: 'Reports are deleted after {{count}} days.',
      ever: 'Reports are kept until somebody deletes them.',
    },
    backups: 'Backups may hold it for longer.',
    mine: 'Your own data',
    mineHint:
      'For you as the player of this browser, and for seats by old links. Your decisions stay when you delete: the game of the others is made of them. A table at which nobody else plays goes altogether.',
    noSeats: 'This browser has no seat at any table of this server.',
    seats_one: 'This browser has a seat at {{count}} table of this server.',
    seats_other: 'This browser has seats at {{count}} tables of this server.',
    export: 'Save as a file',
    delete: 'Delete …',
    sure: 'Your names, chat and reports at these tables will be gone for good. The server will know none of your devices any more, and you cannot play on there.',
    really: 'Delete for good',
    keep: 'Keep them',
    deleted: 'It is deleted.',
    said: 'What whoever runs this server adds',
  },
  licences: {
    title: 'Licences',
    own: 'Grimrule is free software under the MIT licence. It is an unofficial fan project: names and numbers of cards are facts, all words, pictures and sounds are our own.',
    parts:
      'It is made with the work of others. These are the parts that run on the server or in this page, with their licences.',
    find: 'Find a part',
    count_one: '{{count}} part',
    count_other: '{{count}} parts',
    noText: 'Its makers have added no text; it is under the licence {{licence}}.',
    unbuilt: 'The list is made when the page is built, and it is not here.',
  },
};

export type AboutWords = typeof aboutEn;

/** The texts of the screens about this server; lazy-loaded, because few people read them. */
export const aboutEn = {
  loading: 'Asking the server …',
  unreachable:
    'The server does not answer, so its own texts cannot be shown. Please try again later.',
  imprint: {
    title: 'Imprint',
    none: 'The operator of this server has not added an imprint.',
    forHosts:
      'Are you the operator? Put imprint.en.txt and privacy.en.txt into a folder and set GRIMRULE_ABOUT to it.',
  },
  privacy: {
    title: 'Privacy',
    brief: 'In brief',
    briefPoints: [
      'There are no accounts. You need no name, mail address or telephone number.',
      'There are no cookies, no advertising and no tracking. The page loads everything from this server.',
      'Games that you play alone stay in this browser.',
    ],
    here: 'In this browser',
    herePoints: [
      'Games that you play alone, saved games, campaigns, finished lessons, settings and the language.',
      'The key by which the server knows you, keys of old links to seats, and invitations that you made: anyone who has them can play those seats.',
    ],
    hereEnd: 'To delete all of it, delete the data of this site in your browser.',
    server: 'On the server',
    serverPoints: [
      'Tables with all decisions, so that a game can go on, be undone and be replayed.',
      'The names that you give yourself, where you sit, which tables you made, and what you write in their chat.',
      'Reports of problems, with a copy of the game.',
      'Your devices: the kind of browser, when each was added and last used, and which seats it opened.',
      'Your decks, once you have a player’s key: so that your other devices have them too.',
      'Who invited whom to which seat, and who knocked.',
      'Of keys and invitations only a hash, from which they cannot be computed. Of codes a hash as well; a code expires after half an hour at most.',
    ],
    address:
      'The server uses the address of your device to answer you and to limit the number of requests. The address is in the server log for as long as the operator keeps the log. It is never in the database: the chat of spectators, the list of those who were muted or removed and, for about a minute, tries of codes are stored with a hash of it.',
    others:
      'Others at your table see your name, your chat, your decisions, on how many pages you have the table open, and that you are the same person as at another table. Anyone with the link to watch sees the table, but no hidden cards.',
    kept: 'For how long',
    keptTables: {
      days_one: 'Tables are deleted {{count}} day after the last move.',
      days_other: 'Tables are deleted {{count}} days after the last move.',
      ever: 'Tables are kept until they are deleted.',
    },
    keptChat: {
      days_one: 'Chat is deleted after {{count}} day.',
      days_other: 'Chat is deleted after {{count}} days.',
      ever: 'Chat is kept as long as its table.',
    },
    keptReports: {
      days_one: 'Reports are deleted after {{count}} day.',
      days_other: 'Reports are deleted after {{count}} days.',
      ever: 'Reports are kept until they are deleted.',
    },
    keptPlayers: {
      days_one:
        'Players who neither sit at a table nor made one are deleted {{count}} day after their last visit.',
      days_other:
        'Players who neither sit at a table nor made one are deleted {{count}} days after their last visit.',
      ever: 'Players and their devices are kept until they delete themselves.',
    },
    keptCodes:
      'Invitations, knocks and codes are deleted 30 days after they expire, removed devices 30 days after you removed them.',
    backups: 'Backups may keep data for longer.',
    mine: 'Your own data',
    mineHint:
      'This covers you as the player of this browser, and seats from old links. If you delete your data, your decisions stay, because the game of the other players consists of them. A table without other players is deleted completely.',
    noSeats: 'This browser has no seat at any table of this server.',
    seats_one: 'This browser has a seat at {{count}} table of this server.',
    seats_other: 'This browser has seats at {{count}} tables of this server.',
    export: 'Save as a file',
    delete: 'Delete …',
    sure: 'This deletes your names, chat and reports at these tables for good. The server forgets your devices, and you cannot continue these games.',
    really: 'Delete for good',
    keep: 'Keep them',
    deleted: 'Your data is deleted.',
    said: 'Additional notes by the operator',
  },
  licences: {
    title: 'Licences',
    own: 'Grimrule is free software under the MIT licence. It is an unofficial fan project: the names and numbers of cards are facts; all texts, pictures and sounds are our own.',
    parts:
      'It uses the work of others. These are the parts that run on the server or in this page, with their licences.',
    find: 'Search parts',
    count_one: '{{count}} part',
    count_other: '{{count}} parts',
    noText: 'This part comes without a licence text. Its licence is {{licence}}.',
    unbuilt: 'There is no list here: it is created when the page is built.',
  },
};

export type AboutWords = typeof aboutEn;

import { Link } from 'wouter';
import { isPlain } from '../device/plain.ts';
import { linkTo } from '../link/keys/seat-keys.ts';
import { CopyLink } from '../screens/links/copy-link.tsx';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useLanguage } from '../words/language.ts';
import { ClaimSeat } from './claim-seat.tsx';
import { JoinCode } from './join-code.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { SeatLink } from './seat-link.tsx';
import { useSeatRole } from './table-card.tsx';
import { useLinks } from './use-links.ts';
import './links-panel.css';

/** While it is looked for. */
const NO_TABLE = { game: '' };

/** Everything that brings others to a table: links to seats, a code to read out, a link to watch. */
export function LinksPanel({ table }: { readonly table: string }) {
  const { t } = useLanguage();
  const { links, refused, refresh } = useLinks(table);
  const serverWords = useServerWords();
  const role = useSeatRole(links?.about ?? NO_TABLE);
  const isSeated = links !== null && (links.about.mine.length > 0 || links.about.host);
  return (
    <div className="links-panel">
      {refused && <Problems lines={serverWords(refused)} />}
      {links && !isSeated && <p className="note">{t('joining.links.notAtTable')}</p>}
      {isPlain() && <p className="note">{t('device.plain')}</p>}
      {links && isSeated && <SeatChoice about={links.about} onChosen={refresh} />}
      {links && isSeated && (
        <section aria-labelledby="links-seats">
          <h2 id="links-seats" className="section-title">
            {t('joining.links.seats')}
          </h2>
          <p className="quiet hint">{t('joining.links.seatsHint')}</p>
          {links.byLink.length > 0 && <ClaimSeat table={table} onClaimed={refresh} />}
          <ul className="seat-links">
            {links.about.seats.map((each, seat) => (
              <SeatLink
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
                key={seat}
                table={table}
                about={links.about}
                seat={seat}
                there={each}
                role={role(seat)}
                isMine={links.about.mine.includes(seat)}
                isHost={links.about.host}
                invitations={links.invitations.filter((invitation) => invitation.seat === seat)}
                onChanged={refresh}
              />
            ))}
          </ul>
        </section>
      )}
      {isSeated && <JoinCode table={table} />}
      <section aria-labelledby="links-watch">
        <h2 id="links-watch" className="section-title">
          {t('screens.invite.watch')}
        </h2>
        <p className="quiet hint">{t('screens.invite.watchHint')}</p>
        <CopyLink link={linkTo(table)} what={t('screens.invite.watch')} />
      </section>
      {isSeated && (
        <p>
          <Link href="/me" className="text-link">
            {t('joining.links.otherDevice')}
          </Link>
        </p>
      )}
    </div>
  );
}

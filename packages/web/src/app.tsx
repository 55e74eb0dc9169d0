import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { COVERS } from './games/registry.ts';
import { Missing } from './screens/frame/dead-end.tsx';
import { ErrorBoundary } from './screens/frame/error-boundary.tsx';
import { Opening } from './screens/frame/opening.tsx';
import { FullNotice } from './screens/home/full-notice.tsx';
import { HomeScreen } from './screens/home/home.tsx';
import { UpdateNotice } from './screens/home/offline-notice.tsx';
import { tableScreen } from './screens/open-table/preload.ts';
import { useSettings } from './settings/settings.ts';

/** A screen that is lazy-loaded. */
function later<M>(load: () => Promise<M>, pick: (module: M) => ComponentType) {
  return lazy(async () => ({ default: pick(await load()) }));
}

const newGame = () => import('./screens/new-game/new-game.tsx');
const campaign = () => import('./screens/campaign.tsx');
const links = () => import('./screens/links/links.tsx');
const history = () => import('./screens/history/history.tsx');
const savedGames = () => import('./screens/saved/saved-games.tsx');
const replay = () => import('./screens/replay/replay.tsx');
const invitation = () => import('./joining/invitation.tsx');
const lobby = () => import('./joining/lobby.tsx');
const me = () => import('./me/me-screen.tsx');
const rules = () => import('./rules/screens.ts');
const about = () => import('./screens/about/screens.ts');
const cards = () => import('./cards/screens.ts');
const decks = () => import('./decks/screens.ts');
const lab = () => import('./lab/screens.ts');
const dictionary = () => import('./dictionary/dictionary.tsx');

const NewGame = later(newGame, (screens) => screens.NewGame);
const Campaign = later(campaign, (screens) => screens.Campaign);
const LocalTable = later(tableScreen, (screens) => screens.LocalTableScreen);
const ServerTable = later(tableScreen, (screens) => screens.ServerTableScreen);
const TableLinks = later(links, (screens) => screens.TableLinks);
const History = later(history, (screens) => screens.History);
const SavedGames = later(savedGames, (screens) => screens.SavedGames);
const LocalReplay = later(replay, (screens) => screens.LocalReplay);
const FileReplay = later(replay, (screens) => screens.FileReplay);
const ServerReplay = later(replay, (screens) => screens.ServerReplay);
const Invitation = later(invitation, (screens) => screens.Invitation);
const Lobby = later(lobby, (screens) => screens.Lobby);
const Me = later(me, (screens) => screens.MeScreen);
const RulesHome = later(rules, (screens) => screens.RulesHome);
const Browse = later(rules, (screens) => screens.Browse);
const Rounds = later(rules, (screens) => screens.Rounds);
const Keywords = later(rules, (screens) => screens.Keywords);
const Rulings = later(rules, (screens) => screens.Rulings);
const Summary = later(rules, (screens) => screens.Summary);
const Coverage = later(rules, (screens) => screens.Coverage);
const EntryPage = later(rules, (screens) => screens.EntryPage);
const Privacy = later(about, (screens) => screens.Privacy);
const Imprint = later(about, (screens) => screens.Imprint);
const Licences = later(about, (screens) => screens.Licences);
const CardTable = later(cards, (screens) => screens.CardTable);
const CardPage = later(cards, (screens) => screens.CardPage);
const Decks = later(decks, (screens) => screens.DecksScreen);
const Boxes = later(decks, (screens) => screens.CollectionScreen);
const DeckBuilder = later(decks, (screens) => screens.BuilderScreen);
const LabScreen = later(lab, (screens) => screens.LabScreen);
const RunScreen = later(lab, (screens) => screens.RunScreen);
const Dictionary = later(dictionary, (screens) => screens.Dictionary);

const [[FIRST_GAME] = ['']] = COVERS;

export function App() {
  const theme = useSettings((settings) => settings.theme);
  const [place] = useLocation();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    // An error on one screen does not follow to the next.
    <ErrorBoundary key={place}>
      <Suspense fallback={<Opening />}>
        <Switch>
          <Route path="/" component={HomeScreen} />
          <Route path="/new/:game" component={NewGame} />
          <Route path="/campaign/:game" component={Campaign} />
          <Route path="/saved" component={SavedGames} />
          <Route path="/history" component={History} />
          <Route path="/local/:table" component={LocalTable} />
          <Route path="/table/:table" component={ServerTable} />
          <Route path="/table/:table/links" component={TableLinks} />
          <Route path="/join/:table" component={Invitation} />
          <Route path="/lobby" component={Lobby} />
          <Route path="/me" component={Me} />
          <Route path="/replay/local/:table" component={LocalReplay} />
          <Route path="/replay/file" component={FileReplay} />
          <Route path="/replay/:table" component={ServerReplay} />
          <Route path="/rules" component={RulesHome} />
          <Route path="/rules/:game" component={Browse} />
          <Route path="/rules/:game/rounds" component={Rounds} />
          <Route path="/rules/:game/keywords" component={Keywords} />
          <Route path="/rules/:game/rulings" component={Rulings} />
          <Route path="/rules/:game/summary" component={Summary} />
          <Route path="/rules/:game/coverage" component={Coverage} />
          <Route path="/rules/:game/:entry" component={EntryPage} />
          <Route path="/cards">
            <Redirect to={`/cards/${FIRST_GAME}`} replace />
          </Route>
          <Route path="/cards/:game" component={CardTable} />
          <Route path="/cards/:game/:code" component={CardPage} />
          <Route path="/decks" component={Decks} />
          <Route path="/decks/boxes" component={Boxes} />
          <Route path="/decks/:id" component={DeckBuilder} />
          <Route path="/lab" component={LabScreen} />
          <Route path="/lab/:run" component={RunScreen} />
          <Route path="/dictionary" component={Dictionary} />
          <Route path="/privacy" component={Privacy} />
          <Route path="/imprint" component={Imprint} />
          <Route path="/licences" component={Licences} />
          <Route component={Missing} />
        </Switch>
      </Suspense>
      <UpdateNotice />
      <FullNotice />
    </ErrorBoundary>
  );
}

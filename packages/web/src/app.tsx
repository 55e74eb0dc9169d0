import { lazy, Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { HomeScreen } from './screens/home.tsx';
import { useSettings } from './settings/settings.ts';
import { useLanguage } from './words/language.ts';

const NewGame = lazy(async () => ({ default: (await import('./screens/new-game.tsx')).NewGame }));
const LocalTableScreen = lazy(async () => ({
  default: (await import('./screens/open-table.tsx')).LocalTableScreen,
}));
const ServerTableScreen = lazy(async () => ({
  default: (await import('./screens/open-table.tsx')).ServerTableScreen,
}));

export function App() {
  const theme = useSettings((settings) => settings.theme);
  const { t } = useLanguage();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <Suspense fallback={<p className="opening">{t('table.opening')}</p>}>
      <Switch>
        <Route path="/" component={HomeScreen} />
        <Route path="/new/:game" component={NewGame} />
        <Route path="/local/:table" component={LocalTableScreen} />
        <Route path="/table/:table" component={ServerTableScreen} />
        <Route component={HomeScreen} />
      </Switch>
    </Suspense>
  );
}

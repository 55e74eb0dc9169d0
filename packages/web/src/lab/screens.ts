export { LabScreen } from './lab-screen.tsx';
export { RunScreen } from './run-screen.tsx';

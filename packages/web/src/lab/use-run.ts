import type { Row } from '@grimrule/lab';
import { inOrder, jobCount } from '@grimrule/lab';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Run } from './kept-runs.ts';
import { keepRows, readRun } from './kept-runs.ts';
import { playRun } from './playing-run.ts';

/** A run as it stands, and the means to let it go on. */
interface RunHere {
  /** Null if this browser does not keep it; undefined until that is known. */
  readonly run: Run | null | undefined;
  readonly rows: readonly Row[];
  readonly isPlaying: boolean;
  readonly isWhole: boolean;
  readonly isBroken: boolean;
  readonly goOn: () => void;
  readonly pause: () => void;
}

/** Drawing anew after every game would slow the games down. */
const DRAWN_MS = 400;

export function useRun(id: string): RunHere {
  const [run, setRun] = useState<Run | null | undefined>();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const found = useRef<Row[]>([]);
  const stop = useRef<() => void>(() => {});
  const drawing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const draw = useCallback(() => {
    clearTimeout(drawing.current);
    drawing.current = undefined;
    setRows(inOrder(found.current));
  }, []);

  useEffect(() => {
    let isStill = true;
    readRun(id).then(
      (kept) => {
        if (!isStill) return;
        found.current = [...(kept?.rows ?? [])];
        setRun(kept?.run ?? null);
        draw();
      },
      () => isStill && setRun(null),
    );
    return () => {
      isStill = false;
      stop.current();
      clearTimeout(drawing.current);
    };
  }, [id, draw]);

  const pause = useCallback(() => {
    stop.current();
    setPlaying(false);
    draw();
  }, [draw]);

  const goOn = useCallback(() => {
    if (!run) return;
    stop.current();
    setPlaying(true);
    setBroken(false);
    const fail = () => {
      setBroken(true);
      pause();
    };
    stop.current = playRun(run.plan, found.current, {
      played(row) {
        found.current.push(row);
        keepRows(run.id, [row]).catch(fail);
        drawing.current ??= setTimeout(draw, DRAWN_MS);
      },
      ended: (wasBroken) => (wasBroken ? fail() : pause()),
    });
  }, [run, draw, pause]);

  const isWhole = run ? rows.length >= jobCount(run.plan) : false;
  return { run, rows, isPlaying, isWhole, isBroken, goOn, pause };
}

import { DragDropProvider } from '@dnd-kit/react';
import type { ReactNode } from 'react';
import { optionsOn, useTable } from './table-context.tsx';

/** A card can be dragged to its target: that does what two clicks would do. */
export function Dragging({ children }: { readonly children: ReactNode }) {
  const { prompt, choice } = useTable();
  return (
    <DragDropProvider
      onDragEnd={({ operation, canceled }) => {
        const { source, target } = operation;
        if (canceled || !source) return;
        const [option] = optionsOn(prompt, Number(source.id));
        if (!option) return;
        if (target && target.id !== source.id && typeof target.id === 'number')
          choice.drop(option, target.id);
        else if (!target) choice.pick(option);
      }}
    >
      {children}
    </DragDropProvider>
  );
}

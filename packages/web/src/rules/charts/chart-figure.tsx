import type { Chart, Rulebook } from '@grimrule/rulebook';
import { Link } from 'wouter';
import { useLanguage } from '../../words/language.ts';
import { entryAddress } from '../address.ts';
import { EntryLink } from '../entry-link.tsx';
import type { Box, Drawing } from './layout.ts';
import { drawingOf, LINE, PADDING, SMALL_LINE } from './layout.ts';
import './chart.css';

/** A chart under its title; each step is a link. */
export function ChartFigure({ book, chart }: { readonly book: Rulebook; readonly chart: Chart }) {
  const { language } = useLanguage();
  const drawing = drawingOf(chart, book, language);
  const title = `${chart.entry}-title`;
  return (
    <section id={chart.entry} className="chart" aria-labelledby={title}>
      <h2 id={title}>
        <EntryLink book={book} id={chart.entry} />
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: no other element can be drawn into. */}
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="group"
        aria-labelledby={title}
        data-chart={chart.entry}
      >
        <Ways drawing={drawing} />
        {drawing.boxes.map((box) => (
          <Link
            key={box.y}
            href={entryAddress(book.game, box.step.entry)}
            aria-label={box.name}
            className="chart-step"
            data-kind={box.kind}
            data-entry={box.step.entry}
          >
            <Inside box={box} />
          </Link>
        ))}
      </svg>
    </section>
  );
}

function Inside({ box }: { readonly box: Box }) {
  const { x, y, width, height, textX, number, lines, back, kind } = box;
  const first = y + (height - lines.length * LINE - back.length * SMALL_LINE) / 2 + LINE * 0.74;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={kind === 'edge' ? 16 : 7} />
      {number !== '' && (
        <text x={x + PADDING} y={first} className="chart-number">
          {number}
        </text>
      )}
      {lines.map((line, place) => (
        <text key={line} x={textX} y={first + place * LINE}>
          {line}
        </text>
      ))}
      {back.map((line, place) => (
        <text
          key={line}
          x={textX}
          y={first + lines.length * LINE + place * SMALL_LINE - 1}
          className="chart-back"
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** Arrows between the steps, and those that lead back. They are told in the names of the steps. */
function Ways({ drawing }: { readonly drawing: Drawing }) {
  const { arrows, branches, waysBack, boxes } = drawing;
  return (
    <g className="chart-ways">
      {arrows.map(({ x, from, to }) => (
        <path key={to} d={`M${x} ${from}V${to - 1}m-4.500 -5l4.500 5l4.500 -5`} />
      ))}
      {branches.map(({ x, from, ends }) => (
        <path
          key={from}
          d={`M${x} ${from}V${ends.at(-1)}${ends.map((end) => `M${x} ${end}h${x - 2}`).join('')}`}
        />
      ))}
      {waysBack.map(({ from, to, lane, box }) => {
        const { x = 0, width = 0 } = boxes[box] ?? {};
        const edge = x + width;
        return (
          <path
            key={from}
            className="chart-way-back"
            d={`M${edge} ${from}H${lane - 5}q5 0 5 -5V${to + 5}q0 -5 -5 -5H${edge + 2}m5.500 -4.500l-5.500 4.500l5.500 4.500`}
          />
        );
      })}
    </g>
  );
}

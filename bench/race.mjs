// Runs in a process of its own: one or two engines take turns on the same seeds. Prints one object.
//
//     node bench/race.mjs <measurement> <part> <milliseconds a slice> <slices> <engine> [<engine>]

const [measurement, part, ms, slices, ...urls] = process.argv.slice(2);
const engines = await Promise.all(urls.map((url) => import(url)));

const inTurn = (take) =>
  Array.from({ length: Number(slices) }, (_, slice) => {
    // Each begins as often as the other: who comes first meets another state of the machine.
    const order = slice % 2 === 0 ? engines : engines.toReversed();
    const taken = order.map((engine) => take(engine, slice));
    return slice % 2 === 0 ? taken : taken.toReversed();
  });

const MEASUREMENTS = {
  random: () => inTurn((engine, slice) => engine.play(part, slice, Number(ms))),
  sensible: () => inTurn((engine, slice) => engine.playSensibly(part, slice, Number(ms))),
  fork: () => inTurn((engine) => engine.forkCost(part, Number(ms))),
  bytes: () => [engines.map((engine) => engine.bytes(part))],
  first: () => [engines.map((engine) => engine.decisionsUntil(part, Number(ms)))],
};

process.stdout.write(JSON.stringify(MEASUREMENTS[measurement]()));

import { runCommand } from './command.ts';

// A reader of our output may stop early (`| head`); that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
}

process.exitCode = await runCommand(process.argv.slice(2), process, process.env);

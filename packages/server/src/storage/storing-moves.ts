import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/**
 * As before, and positions that were taken back go when a later one is kept: a later one with no more
 * decisions is on another line of play. Who plays and takes back without end must not fill the disk.
 */
export const STORING_MOVES: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create or replace function store_moves(
        games text[], numbers integer[], versions text[], bodies text[], summaries text[],
        kept_games text[], kept_numbers integer[], kept_decisions integer[], kept_states text[],
        channel text, server text
      ) returns table (game text, number integer) language plpgsql as $$
      #variable_conflict use_column
      begin
        return query
        with sent as (
          select * from unnest(games, numbers, versions, bodies, summaries)
            as sent (game, number, rules, body, summary)
        ), won as (
          insert into moves (game, number, rules, body)
          select game, number, rules, body::json from sent
          on conflict do nothing
          returning game, number
        ), kept as (
          insert into snapshots (game, number, decisions, state)
          select kept.game, kept.number, kept.decisions, kept.state::json
          from unnest(kept_games, kept_numbers, kept_decisions, kept_states)
            as kept (game, number, decisions, state) join won using (game, number)
          on conflict do nothing
          returning game, number, decisions
        ), gone as (
          delete from snapshots using kept
          where snapshots.game = kept.game and snapshots.number > 0
            and snapshots.number < kept.number and snapshots.decisions >= kept.decisions
        ), stands as (
          update games set summary = sent.summary::json, updated = now()
          from sent join won using (game, number) where games.id = sent.game
        ), told as (
          select won.game, won.number, pg_notify(
            channel, json_build_object('told', 'move', 'server', server, 'game', won.game)::text
          ) from won
        )
        -- What nobody reads is not carried out.
        select told.game, told.number from told where told.pg_notify is not null;
      end
      $$
    `.execute(db);
  },
};

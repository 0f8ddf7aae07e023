// Who sits down by default: each seat takes, of every part, the first thing nobody has taken; and what it brings besides.
import { choiceOf } from '../form/answers';
import { say } from '../../text/say';
import type { BuildInfo } from '../wire/BuildInfo';
import type { Choice } from '../wire/Choice';
import type { GameInfo } from '../wire/GameInfo';
import type { Level } from '../wire/Level';
import type { NewSeat } from '../wire/NewSeat';
import type { Part } from '../wire/Part';
import type { SeatBuild } from '../wire/SeatBuild';

/** A seat of the set-up: what it brings is always said. */
export interface Sitting extends NewSeat {
  build: SeatBuild;
}

/** The least number of seats, each with choices of its own where there are enough. */
export function first(game: GameInfo, level: Level): Sitting[] {
  const seats: Sitting[] = [];
  while (seats.length < game.min_seats) seats.push(another(game, seats, level));
  return seats;
}

export function another(game: GameInfo, seats: Sitting[], level: Level): Sitting {
  const pieces = game.parts.map((part, at) => {
    const free = part.from.find((choice) => !seats.some((seat) => seat.pieces[at] === choice.key));
    return (free ?? part.from[0])?.key ?? '';
  });
  return { name: '', pieces, build: usual(level) };
}

/** What a seat brings unless somebody says otherwise: counting needs no cards. */
export function usual(level: Level): SeatBuild {
  return { is: level === 'count' ? 'none' : 'starter' };
}

/** Whether a build is for just these pieces. */
export function suits(build: BuildInfo, pieces: string[]): boolean {
  return build.parts.length === pieces.length && build.parts.every((part, at) => part === pieces[at]);
}

/** Whether a seat may still bring what it brings, its pieces or the level being others now. */
export function keeps(seat: Sitting, builds: BuildInfo[], level: Level): boolean {
  const { build } = seat;
  if (build.is === 'none') return level === 'count';
  return build.is === 'starter' || builds.some((one) => one.id === build.id && suits(one, seat.pieces));
}

/** What a seat may bring: the starter build, what is saved for its pieces, and nothing where the app only counts. */
export function brings(seat: Sitting, parts: Part[], builds: BuildInfo[], level: Level): Choice[] {
  const starter = parts.flatMap((part, at) => part.from.find((one) => one.key === seat.pieces[at])?.build || []);
  const saved = builds.filter((one) => suits(one, seat.pieces));
  return [
    ...(level === 'count' ? [choiceOf('none', say('set-up-none'), say('set-up-none-note'))] : []),
    choiceOf('starter', say('set-up-starter'), starter.join(' · ')),
    ...saved.map((one) => savedChoice(one, level)),
  ];
}

function savedChoice(build: BuildInfo, level: Level): Choice {
  const choice = choiceOf(build.id, build.name, build.note);
  const bars = !build.legal && level === 'enforce';
  return bars ? { ...choice, verdict: { verdict: 'barred', reasons: build.reasons } } : choice;
}

/** A pick of `brings` as the desk takes it, and back. */
export function buildOf(picked: unknown): SeatBuild {
  if (picked === 'none' || picked === 'starter') return { is: picked };
  return { is: 'saved', id: String(picked) };
}
export function pickOf(build: SeatBuild): string {
  return build.is === 'saved' ? build.id : build.is;
}

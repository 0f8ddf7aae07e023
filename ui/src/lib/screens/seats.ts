// Who sits down by default: each seat takes, of every part, the first thing nobody has taken.
import type { GameInfo } from '../wire/GameInfo';
import type { NewSeat } from '../wire/NewSeat';

/** The least number of seats, each with choices of its own where there are enough. */
export function first(game: GameInfo): NewSeat[] {
  const seats: NewSeat[] = [];
  while (seats.length < game.min_seats) seats.push(another(game, seats));
  return seats;
}

export function another(game: GameInfo, seats: NewSeat[]): NewSeat {
  const pieces = game.parts.map((part, at) => {
    const free = part.from.find((choice) => !seats.some((seat) => seat.pieces[at] === choice.key));
    return (free ?? part.from[0])?.key ?? '';
  });
  return { name: '', pieces };
}

// A lesson of two steps over the sketched table.
import type { Lesson } from '../src/lib/wire/Lesson';
import type { LessonInfo } from '../src/lib/wire/LessonInfo';

export const lessons: LessonInfo[] = [
  { game: 'sketch', lesson: 'combat', title: 'A whole attack', note: 'Blow by blow.' },
];

const rule = (id: string, title: string) => ({
  id,
  title,
  source: 'page 1',
  chapter: 'Attack',
  text: `${title}, told.`,
});
const pass = (seat: number) => ({ seat, act: { act: 'pass' }, overrule: false });

export const lesson: Lesson = {
  title: 'A whole attack',
  steps: [
    {
      title: 'Three cards, one attack',
      text: 'Kato attacks.',
      go: 'Attack',
      rules: [rule('GR-CMB-01', 'Combo cards')],
      moves: [{ seat: 0, act: { act: 'attack', cards: ['volt-spike'] }, overrule: false }, pass(0), pass(1)],
    },
    { title: 'The reply', text: 'Dash defends.', go: 'Defend', rules: [], moves: [pass(1)] },
  ],
  end: 'That was it',
  end_text: 'Now you.',
};

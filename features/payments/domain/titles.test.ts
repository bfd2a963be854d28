import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import { addDays, weekdayOf } from '#kernel/time/calendar.ts';
import { boletoFaults, onAccountFaults, prepaidFaults } from './boleto/boleto-faults.ts';
import { lateAmount } from './boleto/late-amount.ts';
import { creditOf, mayOwe, suffices } from './credit.ts';
import { titleStatusOnDay } from './title.ts';
import { addWorkingDays, easter, isWorkingDay, workingDayFrom } from './working-days.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easter(year)).toBe(day);
});

test('Easter is a Sunday from 22 March to 25 April', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2300 }), (year) => {
      const day = easter(year);
      expect(weekdayOf(day)).toBe(0);
      expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
    }),
  );
});

test.each([
  ['2026-02-16', false, 'Monday of Carnival'],
  ['2026-02-17', false, 'Tuesday of Carnival'],
  ['2026-02-18', true, 'Ash Wednesday'],
  ['2026-04-03', false, 'Good Friday'],
  ['2026-06-04', false, 'Corpus Christi'],
  ['2026-11-20', false, 'the day of Black Awareness'],
  ['2026-11-21', false, 'a Saturday'],
  ['2026-11-23', true, 'a Monday'],
  ['2026-12-25', false, 'Christmas'],
])('%s is a working day: %s (%s)', (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected);
});

test.each([
  ['2026-11-19', 1, '2026-11-23'],
  ['2026-11-22', 3, '2026-11-25'],
  ['2026-12-24', 1, '2026-12-28'],
])('%s and %i working days is %s', (from, days, to) => {
  expect(addWorkingDays(from, days)).toBe(to);
});

test('what is due when banks are closed is overdue only after the next day they are open', () => {
  const saturday = { status: 'open', dueOn: '2026-11-21' } as const;
  expect(workingDayFrom('2026-11-21')).toBe('2026-11-23');
  expect(titleStatusOnDay(saturday, '2026-11-23')).toBe('open');
  expect(titleStatusOnDay(saturday, '2026-11-24')).toBe('overdue');
  expect(titleStatusOnDay({ ...saturday, status: 'paid' }, '2026-12-24')).toBe('paid');
});

test('fine and interest grow by the day, and nothing is asked of who pays in time', () => {
  const terms = { fine: 200, monthlyInterest: 100 };
  expect(lateAmount(centavos(100_000), terms, 0)).toBe(100_000);
  expect(lateAmount(centavos(100_000), terms, 1)).toBe(102_033);
  expect(lateAmount(centavos(100_000), terms, 30)).toBe(103_000);
});

test('what is available is the limit less what is owed, and never below zero', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (limit, used, amount) => {
      const credit = creditOf(centavos(limit), centavos(used));
      expect(credit.available).toBe(Math.max(0, limit - used));
      expect(suffices(credit, centavos(amount))).toBe(amount + used <= limit || amount === 0);
    }),
  );
});

test('only approved clients with a limit may owe', () => {
  expect(mayOwe(true, centavos(1))).toBe(true);
  expect(mayOwe(false, centavos(1))).toBe(false);
  expect(mayOwe(true, centavos(0))).toBe(false);
});

const SETTINGS = {
  account: { bank: '341', agency: '1248', account: '02124', wallet: '109' },
  beneficiary: { name: 'Loja', document: '11222333000181', address: 'Rua A, 1' },
  instructions: [],
  late: { fine: 200, monthlyInterest: 100 },
} as const;

test('settings that no bank could accept are reported field by field', () => {
  expect(boletoFaults(SETTINGS)).toEqual([]);
  expect(
    boletoFaults({
      ...SETTINGS,
      account: { ...SETTINGS.account, agency: 'x' },
      beneficiary: { ...SETTINGS.beneficiary, document: '1' },
      late: { fine: -1, monthlyInterest: 0.5 },
      secondCopy: { workingDays: 0, mostDaysLate: 30 },
    }),
  ).toEqual(['agency', 'beneficiary.document', 'late.fine', 'late.monthlyInterest', 'secondCopy']);
  expect(prepaidFaults({ ...SETTINGS, workingDays: 0 })).toEqual(['workingDays']);
  expect(onAccountFaults({ days: [28, 56], boleto: SETTINGS })).toEqual([]);
  expect(onAccountFaults({ days: [56, 28] })).toEqual(['days']);
  expect(onAccountFaults({ days: [] })).toEqual(['days']);
});

test('a working day after another is later, and none lies between', () => {
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), (days) => {
      const from = addDays('2000-01-01', days);
      const next = addWorkingDays(from, 1);
      expect(isWorkingDay(next)).toBe(true);
      for (let day = addDays(from, 1); day < next; day = addDays(day, 1))
        expect(isWorkingDay(day)).toBe(false);
    }),
  );
});

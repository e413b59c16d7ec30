import fc from 'fast-check';
import { MONEY_PRODUCT_IDS } from './money-world.ts';

type Destination = 'stock' | 'write_off' | 'repair';

export type MoneyOrderStep =
	| { do: 'cancel'; order: number }
	| { do: 'send'; order: number }
	| { do: 'edit'; order: number; quantity: number; discount: number }
	| { do: 'handOut'; order: number; refused: number; terminalPercent: number }
	| { do: 'stepBack'; order: number }
	| {
			do: 'return';
			order: number;
			quantity: number;
			destination: Destination;
			settlement: 'cash' | 'exchange';
	  };
export type MoneyStep =
	| MoneyOrderStep
	| { do: 'order'; person: number; products: number[]; quantity: number; byCourier: boolean }
	| { do: 'exchange'; return: number; order: number }
	| { do: 'payReturn'; return: number }
	| { do: 'endRepair'; return: number; to: 'stock' | 'write_off' }
	| { do: 'handOver'; difference: number }
	| { do: 'other'; amountTenge: number }
	| { do: 'kill' };

const number = fc.nat(1000);
const quantity = fc.integer({ min: 1, max: 3 });
const as = <Name extends string>(name: Name) => fc.constant(name);
const weighted = (weight: number, arbitrary: fc.Arbitrary<MoneyStep>) => ({ weight, arbitrary });

export const moneyStep: fc.Arbitrary<MoneyStep> = fc.oneof(
	weighted(
		4,
		fc.record({
			do: as('order'),
			person: fc.nat(1),
			products: fc.shuffledSubarray(MONEY_PRODUCT_IDS, { minLength: 1 }),
			quantity,
			byCourier: fc.boolean(),
		}),
	),
	weighted(1, fc.record({ do: as('cancel'), order: number })),
	weighted(4, fc.record({ do: as('send'), order: number })),
	weighted(
		2,
		fc.record({ do: as('edit'), order: number, quantity, discount: fc.constantFrom(0, 0.07, 11.11) }),
	),
	weighted(
		6,
		fc.record({ do: as('handOut'), order: number, refused: fc.nat(2), terminalPercent: fc.nat(100) }),
	),
	weighted(1, fc.record({ do: as('stepBack'), order: number })),
	weighted(
		6,
		fc.record({
			do: as('return'),
			order: number,
			quantity: fc.integer({ min: 1, max: 2 }),
			destination: fc.constantFrom<Destination[]>('stock', 'write_off', 'repair'),
			settlement: fc.constantFrom('cash' as const, 'exchange' as const),
		}),
	),
	weighted(3, fc.record({ do: as('exchange'), return: number, order: number })),
	weighted(2, fc.record({ do: as('payReturn'), return: number })),
	weighted(
		1,
		fc.record({
			do: as('endRepair'),
			return: number,
			to: fc.constantFrom('stock' as const, 'write_off' as const),
		}),
	),
	weighted(1, fc.record({ do: as('handOver'), difference: fc.constantFrom(-500, 0, 0, 1) })),
	weighted(1, fc.record({ do: as('other'), amountTenge: fc.constantFrom(-1234, 1, 50_000) })),
);

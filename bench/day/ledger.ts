/**
 * Calculates the sums of the day on its own. It takes no figure from the shop except the delivery price,
 * which the shop decides.
 */
export class Ledger {
	/** The stock of each product. */
	readonly stock = new Map<number, number>();
	placed = 0;
	completed = 0;
	cancelled = 0;
	/** Sums are in tenge. `sold` covers completed orders, with delivery. */
	sold = 0;
	refunded = 0;
	promotionDiscount = 0;
	cashPaid = 0;
	terminalPaid = 0;
	/** The cash of each holder; null is the till. */
	readonly cash = new Map<number | null, number>();
	received = 0;
	receivedCost = 0;
	returnedPieces = 0;

	moveStock(productId: number, pieces: number): void {
		this.stock.set(productId, (this.stock.get(productId) ?? 0) + pieces);
	}

	moveCash(holderId: number | null, tenge: number): void {
		this.cash.set(holderId, (this.cash.get(holderId) ?? 0) + tenge);
	}

	/** Records an order. Its goods leave the stock at once and come back with a cancellation. */
	place(items: readonly { productId: number; quantity: number }[]): void {
		this.placed += 1;
		for (const { productId, quantity } of items) this.moveStock(productId, -quantity);
	}

	cancel(items: readonly { productId: number; quantity: number }[]): void {
		this.cancelled += 1;
		for (const { productId, quantity } of items) this.moveStock(productId, quantity);
	}

	complete({ cash = 0, terminal = 0, holderId = null as number | null }): void {
		this.completed += 1;
		this.sold += cash + terminal;
		this.cashPaid += cash;
		this.terminalPaid += terminal;
		this.moveCash(holderId, cash);
	}

	takeBack(productId: number, pieces: number, tenge: number): void {
		this.moveStock(productId, pieces);
		this.returnedPieces += pieces;
		this.refunded += tenge;
		this.moveCash(null, -tenge);
	}
}
